// What happened? stays on the device: once it has been opened, it opens without a network.

import { fetchAll } from '../language.svelte';

const PAGE = '/what';

/** Fetches what the page needs in every language and hands it to the worker that keeps it. */
export async function keep(): Promise<void> {
  // A plain line over a network has no workers; the page then needs its server.
  if (!('serviceWorker' in navigator)) return;
  try {
    await fetchAll();
    await navigator.serviceWorker.register('/offline.js', { scope: PAGE });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage([new URL(PAGE, location.href).href, ...loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'))]);
  } catch {
    // A browser that keeps nothing shows the page all the same.
  }
}
