// The texts of inviting and of a game that is taken home: fetched with the first of their pages.

import { more } from './language.svelte';

await more('game');
