// The texts of questions about a position come with the first page that has them.

import { more } from '../i18n';

await more('explain');
