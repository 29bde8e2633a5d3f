// The texts of the incident menu come with the first page that has it.

import { more } from '../i18n';

await more('incident');
