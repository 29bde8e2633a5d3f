// The texts of the Laws and the drill come with the first page that has them.

import { more } from '../i18n';

await more('law');
