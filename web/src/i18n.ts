// The texts of the page, in the viewer's language.

export { calendar, day, dayWritten, direction, figures, hour, language, list, more, t, year } from './language.svelte';
