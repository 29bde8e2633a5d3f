// The texts of the clock, the scoresheet, the desk and events come with the first of these pages.

import { more } from './i18n';

await more('hall');
