// The texts of the page, in the viewer's language.

export { day, direction, figures, language, more, t, year } from './language.svelte';
