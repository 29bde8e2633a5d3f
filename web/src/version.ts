// The page kept on the device, and its new versions: one is noticed while a game is played, and loaded between two pages,
// never during a game.

import { isClockInUse } from './keep';

const BETWEEN_LOOKS = 60 * 60_000;

let isNew = false;
/** Where nobody touches anything, such as a screen in a hall, nobody is disturbed by a new version. */
let idle: () => boolean = () => false;

/** Whether a newer version is there than the one that is shown. */
export const hasNewVersion = () => isNew;

/** Fetches the page anew at `path`, if there is a newer one and no game is under way; `false` if it stays. */
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

/** Keeps the page on this device where the browser lets it: over TLS, or on the server's own machine. */
export async function keepPage(isIdle: () => boolean): Promise<void> {
  idle = isIdle;
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers) return;
  const before = workers.controller;
  // The first worker of all brings nothing new.
  let isFirst = !before;
  workers.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false;
    else noticed();
  });
  const registered = (await workers.register('/sw.js', { updateViaCache: 'none' })) as ServiceWorkerRegistration | undefined;
  // Somebody forbids it.
  if (!registered) return;
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
