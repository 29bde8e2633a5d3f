// Keeps the page What happened? on the device, so that it opens without a network. Its scope is that page alone.

const KEPT = 'what-happened';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page says what it has loaded; what it no longer needs goes. */
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

async function keep(addresses) {
  const cache = await caches.open(KEPT);
  const wanted = new Set(addresses);
  await Promise.all([...wanted].map((address) => cache.add(address)));
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request);
  }
}

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const isPage = event.request.mode === 'navigate';
  if (event.request.method === 'GET' && (isPage || pathname.startsWith('/assets/'))) event.respondWith(answer(event.request, isPage));
});

/** The server's answer, so that nobody reads an old page; where there is none, what was kept. */
async function answer(request, isPage) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(isPage ? '/what' : request, { ignoreSearch: isPage, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
