// The texts of the page, in the viewer's language.

export { figures, language, more, t, year } from './language.svelte';
