// The clocks of the place: hours are typed and shown as they have them, wherever the browser is.

const MINUTE = 60_000;
const HOUR = 60;
/** Offsets in use that are no whole hours, in minutes. */
const BETWEEN = [-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765];

/** The offsets from universal time that clocks have anywhere, in minutes. */
export const ZONES: readonly number[] = [...Array.from({ length: 27 }, (_, place) => (place - 12) * HOUR), ...BETWEEN].sort(
  (a, b) => a - b,
);

/** The offset of this browser, now. */
export const here = (): number => {
  const behind = new Date().getTimezoneOffset();
  // Nothing less nothing: −0 is another choice than 0 in a list of choices.
  return behind === 0 ? 0 : -behind;
};

/** The offsets to choose from, with those that are in force. */
export const choices = (...known: number[]): number[] => [...new Set([...ZONES, ...known])].sort((a, b) => a - b);

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `UTC+04:00`. */
export function named(zone: number): string {
  const apart = Math.abs(zone);
  return `UTC${zone < 0 ? '−' : '+'}${twoDigits(Math.floor(apart / HOUR))}:${twoDigits(apart % HOUR)}`;
}

/** The moment at which the clocks of the place show `2026-11-15T14:30`; not a number where it is none. */
export const momentIn = (written: string, zone: number): number => Date.parse(`${written}Z`) - zone * MINUTE;

/** A moment by the clocks of the place, as the server writes it: `2026-11-15 14:30`. */
export const writtenIn = (moment: number, zone: number): string =>
  new Date(moment + zone * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
