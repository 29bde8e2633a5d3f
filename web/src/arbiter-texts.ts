// The texts of the pages on which arbiters run an event come with the first of them.

import { more } from './i18n';

await more('arbiter');
