// The texts of the page, in the viewer's language.

export { language, t, year } from './language.svelte';
