// The solar calendar of Iran. The browser knows it; only the way back from what somebody types is ours.

import { latin } from './digits';

export type Calendar = 'solar' | 'gregorian';

const SOLAR = new Intl.DateTimeFormat('en-u-ca-persian', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const DAY = 86_400_000;

interface SolarDay {
  year: number;
  month: number;
  day: number;
}

function solarDay(moment: number): SolarDay {
  const parts = SOLAR.formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Midnight, universal time, of a solar day; `null` where there is no such day. */
function midnight({ year, month, day }: SolarDay): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  // The first six months have 31 days. The year begins on 20, 21 or 22 March: one of the days around is the one.
  const before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30;
  const near = Date.UTC(year + 621, 2, 21) + (before + day - 1) * DAY;
  const isIt = (moment: number) => {
    const found = solarDay(moment);
    return found.year === year && found.month === month && found.day === day;
  };
  return [0, -1, 1].map((days) => near + days * DAY).find(isIt) ?? null;
}

/** `2026-11-15T14:30`, as fields of the browser have it, from a solar day and an hour such as «۱۴۰۵/۸/۲۴ ۱۴:۳۰»; `null` if it is none. */
export function fromSolar(typed: string): string | null {
  const found = /^\s*(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})[\s،,]+(\d{1,2}):(\d\d)\s*$/.exec(latin(typed));
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = found.slice(1).map(Number);
  if (hours > 23 || minutes > 59) return null;
  const begins = midnight({ year, month, day });
  return begins === null ? null : new Date(begins + (hours * 60 + minutes) * 60_000).toISOString().slice(0, 16);
}

/** The other way round, in Latin digits. */
export function toSolar(written: string): string {
  const moment = Date.parse(`${written}Z`);
  if (Number.isNaN(moment)) return '';
  const { year, month, day } = solarDay(moment);
  return `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')} ${written.slice(11, 16)}`;
}
