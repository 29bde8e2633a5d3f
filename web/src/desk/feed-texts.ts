// The texts of electronic boards and of moves entered by the arbiter come with the first page that has them.

import { more } from '../i18n';

await more('feed');
