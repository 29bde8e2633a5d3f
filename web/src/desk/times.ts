// Times as arbiters type them: 1:05:30, 5:30, 45, in the digits of any keyboard.

import { latin } from '../digits';

/** Milliseconds, or `null` if nobody can read it. */
export function readTime(text: string): number | null {
  const parts = latin(text).trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

/** As it is typed; the last second is whole. */
export function writeTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
