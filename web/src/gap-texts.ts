// The texts of interruptions come with the first page that shows one.

import { more } from './i18n';

await more('gap');
