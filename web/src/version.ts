// The page kept on the device, and its new versions: one is noticed while a game is played, and loaded between two pages,
// never during a game.

import { CAME_BACK } from './came-back';
import { isClockInUse } from './keep';

const BETWEEN_LOOKS = 60 * 60_000;
/** The page itself, without a worker: this often, and never sooner again. */
const BETWEEN_LOOKS_OF_OUR_OWN = 5 * 60_000;
const SOONEST = 2000;

let isNew = false;
/** Where nobody touches anything, such as a screen in a hall, nobody is disturbed by a new version. */
let idle: () => boolean = () => false;

/** Whether a newer version is there than the one that is shown. */
export const hasNewVersion = () => isNew;

/** Fetches the page again at `path`, if there is a newer one and no game is under way; `false` if it stays. */
export function renew(path: string): boolean {
  if (!isNew || isClockInUse()) return false;
  location.assign(path);
  return true;
}

function noticed(): void {
  isNew = true;
  document.documentElement.dataset['newVersion'] = '';
  if (idle()) location.reload();
}

/** What this page has fetched for itself, as the worker may keep it. */
const used = () =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((address) => address.origin === location.origin && address.pathname.startsWith('/assets/'))
    .map((address) => address.pathname);

/** The script with which the page begins, as a document names it: every build has another. */
const scriptOf = (page: string) => /<script[^>]* src="([^"]+)"/.exec(page)?.[1];

/**
 * Where no worker keeps the page, such as over plain HTTP, nobody tells of a new one: the page that the server has now is compared with
 * the one that is shown, now and then and whenever the server was away.
 */
function compareWithServer(): void {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  let looked = performance.now();
  const look = async () => {
    if (isNew) return;
    looked = performance.now();
    const answer = await fetch('/', { cache: 'no-cache' });
    const there = answer.ok ? scriptOf(await answer.text()) : undefined;
    if (own && there && there !== own) noticed();
  };
  const soon = () => {
    if (performance.now() - looked > SOONEST) void look().catch(() => undefined);
  };
  setInterval(soon, BETWEEN_LOOKS_OF_OUR_OWN);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && soon());
  addEventListener('online', soon);
  addEventListener(CAME_BACK, soon);
}

/** Keeps the page on this device where the browser lets it: over TLS, or on the server's own machine. */
export async function keepPage(isIdle: () => boolean): Promise<void> {
  idle = isIdle;
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD) return;
  if (!workers) return compareWithServer();
  const before = workers.controller;
  // The first worker of all brings nothing new.
  let isFirst = !before;
  workers.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false;
    else noticed();
  });
  const registering = workers.register('/sw.js', { updateViaCache: 'none' }) as Promise<ServiceWorkerRegistration | undefined>;
  const registered = await registering.catch(() => undefined);
  // Somebody forbids it.
  if (!registered) return compareWithServer();
  const look = () => void registered.update().catch(() => undefined);
  setInterval(look, BETWEEN_LOOKS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  addEventListener('online', look);
  const ready = await workers.ready;
  await document.fonts.ready;
  ready.active?.postMessage({ keep: used() });
  // The Laws, once, in the reader's language; what the start page asks for too.
  const tag = document.documentElement.lang;
  ready.active?.postMessage({ keep: ['/api/about', `/api/law?language=${tag}`, `/api/law/terms?language=${tag}`], answers: true });
}
