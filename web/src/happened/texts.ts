// The texts of What happened? come with the first page that has it.

import { more } from '../i18n';

await more('happened');
await more('incident');
