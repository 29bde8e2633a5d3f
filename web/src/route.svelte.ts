// Where in the page we are. A link may carry a seat behind the #, which no server log sees.

import type { Held } from './api';
import { keepSeats } from './keep';
import { renew } from './version';

export type Place =
  | { at: 'start' }
  | { at: 'clock' }
  | { at: 'sheet' }
  | { at: 'table'; id: string; as: 'table' | 'clock' | 'sheet' }
  | { at: 'laws'; show: 'articles' | 'terms'; asked: string | null }
  | { at: 'drill' }
  | { at: 'what' }
  | { at: 'explain' }
  | { at: 'game'; id: string }
  | { at: 'desk' }
  | { at: 'join' }
  | { at: 'board' }
  | { at: 'assist' }
  | { at: 'events' }
  | { at: 'event'; id: string; section: string | null; tab: string }
  | { at: 'hall'; id: string };

const PLAIN = ['clock', 'sheet', 'desk', 'join', 'board', 'assist', 'events', 'drill', 'what', 'explain'] as const;

function here(): Place {
  if (location.pathname === '/laws') return laws(new URLSearchParams(location.search));
  const [first, id, ...rest] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const plain = PLAIN.find((at) => at === first);
  if (plain && id === undefined) return { at: plain };
  if (first === 'event' && id) return { at: 'event', id, section: rest[0] ?? null, tab: rest[1] ?? 'round' };
  if (first === 'game' && id) return { at: 'game', id };
  if (first === 'hall' && id) return { at: 'hall', id };
  if (first !== 'table' || !id || !/^[a-z0-9-]+$/.test(id)) return { at: 'start' };
  const as = rest[0] === 'clock' || rest[0] === 'sheet' ? rest[0] : 'table';
  takeSeat(id);
  return { at: 'table', id, as };
}

function takeSeat(id: string): void {
  const seat = /^#(table|white|black|arbiter)=([0-9a-zA-Z_-]+)$/.exec(location.hash);
  if (!seat) return;
  keepSeats(id, { [seat[1] as keyof Held]: seat[2] });
  history.replaceState(null, '', location.pathname + `?as=${seat[1]}`);
}

function laws(query: URLSearchParams): Place {
  const [edition, number] = [query.get('edition'), query.get('number')];
  return {
    at: 'laws',
    show: query.get('show') === 'terms' ? 'terms' : 'articles',
    asked: edition && number ? `${edition} ${number}` : null,
  };
}

export const route = $state<{ place: Place }>({ place: here() });

export function go(path: string, how: 'onwards' | 'in-place' = 'onwards'): void {
  // Between two pages is the time for a new version of them.
  if (renew(path)) return;
  // What only leads on is not gone back to.
  if (how === 'in-place') history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.place = here();
  scrollTo(0, 0);
}

/** A link that stays in the page; one that is opened elsewhere is left to the browser. */
export function stay(event: MouseEvent): void {
  const link = event.currentTarget;
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener('popstate', () => (route.place = here()));
