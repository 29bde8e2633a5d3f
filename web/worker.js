// What keeps the page for when there is no server: the clock alone, the scoresheet, the Laws and the drill work on. The build
// puts in its version and the files that belong to it; every build is another version, and the one before it is kept too,
// for pages that are still open.

const VERSION = '__VERSION__';
const FILES = __FILES__;

const PAGE = 'touchmove-page-';
const ANSWERS = 'touchmove-answers';
/** Answers that are the same for everybody and do not change during a game. */
const KEPT_ANSWERS = /^\/api\/(law|scenarios|drill|about|presets)(\/|$)/;
const MOST_ANSWERS = 400;
/** A server that takes longer has not answered, as far as a page that is already here is concerned. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  const fetched = async () => {
    const cache = await caches.open(PAGE + VERSION);
    await cache.addAll(FILES);
    // The page itself is named the same in every version.
    await cache.add(new Request('/', { cache: 'reload' }));
    await self.skipWaiting();
  };
  event.waitUntil(fetched());
});

self.addEventListener('activate', (event) => {
  const tidied = async () => {
    const versions = (await caches.keys()).filter((name) => name.startsWith(PAGE) && name !== PAGE + VERSION);
    await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidied());
});

/** The page says what it has used, fonts too, and what it will want: that is kept as well. */
self.addEventListener('message', (event) => {
  const { keep, answers } = event.data ?? {};
  if (!Array.isArray(keep)) return;
  const add = async () => {
    const cache = await caches.open(answers ? ANSWERS : PAGE + VERSION);
    for (const path of keep) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  };
  event.waitUntil(add());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(part(request));
  else if (KEPT_ANSWERS.test(pathname)) event.respondWith(answer(request));
  else if (request.mode === 'navigate' && !/^\/(api\/|docs(\/|$)|demonstration|health|metrics)|\.[a-z]+$/.test(pathname))
    event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(part(request));
});

/** Named by what it holds: what is here once is right for ever. */
async function part(request) {
  const here = await caches.match(request, { ignoreVary: true });
  if (here) return here;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(PAGE + VERSION)).put(request, fetched.clone());
  return fetched;
}

async function within(request) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE));
  return Promise.race([fetch(request), late]);
}

/** The newest page that can be had. */
async function page(request) {
  try {
    const fetched = await within(request);
    if (fetched.ok) return fetched;
  } catch {
    // Then the one that is here.
  }
  const cache = await caches.open(PAGE + VERSION);
  return (await cache.match('/', { ignoreVary: true })) ?? fetch(request);
}

async function answer(request) {
  const cache = await caches.open(ANSWERS);
  try {
    const fetched = await within(request);
    if (fetched.ok) await keep(cache, request, fetched.clone());
    return fetched;
  } catch (error) {
    const here = await cache.match(request, { ignoreVary: true });
    if (here) return here;
    throw error;
  }
}

async function keep(cache, request, fetched) {
  await cache.put(request, fetched);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_ANSWERS)).map((old) => cache.delete(old)));
}
