// Where other devices reach this server.

import { about } from './api';

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** The address as another device sees it; `null` if none does. */
export async function reachable(): Promise<string | null> {
  if (!LOOPBACK.test(location.hostname)) return location.origin;
  return (await about()).lan;
}
