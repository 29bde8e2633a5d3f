// Where in the page we are: the start, a table, the Laws, the drill. A link may carry a seat behind the #, which no server log sees.

import type { Held } from './api';
import { keepSeats } from './keep';

export type Place =
  | { at: 'start' }
  | { at: 'table'; id: string }
  | { at: 'laws'; show: 'articles' | 'terms'; asked: string | null }
  | { at: 'drill' };

function here(): Place {
  if (location.pathname === '/laws') return laws(new URLSearchParams(location.search));
  if (location.pathname === '/drill') return { at: 'drill' };
  const found = /^\/table\/([a-z0-9-]+)$/.exec(location.pathname);
  if (!found?.[1]) return { at: 'start' };
  const id = found[1];
  const seat = /^#(table|white|black|arbiter)=([0-9a-zA-Z_-]+)$/.exec(location.hash);
  if (seat) {
    keepSeats(id, { [seat[1] as keyof Held]: seat[2] });
    history.replaceState(null, '', location.pathname + `?as=${seat[1]}`);
  }
  return { at: 'table', id };
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

export function go(path: string): void {
  history.pushState(null, '', path);
  route.place = here();
  scrollTo(0, 0);
}

addEventListener('popstate', () => (route.place = here()));
