// The texts of the page, in the viewer's language.

export { language, more, t, year } from './language.svelte';
