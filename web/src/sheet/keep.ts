// What was written while the server did not answer: kept on the device until it is sent.

import type { EntryName } from '../wire';

const key = (id: string, side: string) => `touchmove.sheet.${id}.${side}`;

const shownKey = (id: string, side: string) => `touchmove.written.${id}.${side}`;

/** What the server has of a scoresheet, as it was last shown here. */
export function lastShown(id: string, side: string): EntryName[] {
  try {
    return JSON.parse(localStorage.getItem(shownKey(id, side)) ?? '[]') as EntryName[];
  } catch {
    return [];
  }
}

export const keepShown = (id: string, side: string, entries: EntryName[]) =>
  localStorage.setItem(shownKey(id, side), JSON.stringify(entries));

export function unsent(id: string, side: string): EntryName[] {
  try {
    return JSON.parse(localStorage.getItem(key(id, side)) ?? '[]') as EntryName[];
  } catch {
    return [];
  }
}

export function keepUnsent(id: string, side: string, entries: EntryName[]): void {
  if (entries.length === 0) localStorage.removeItem(key(id, side));
  else localStorage.setItem(key(id, side), JSON.stringify(entries));
}
