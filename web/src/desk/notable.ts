// Which rulings an arbiter who opens a board wants to read: what every move brings with it is in the journal.

import type { Ruled } from '../wire';

/** What is ruled on the ordinary acts of a game. */
const ORDINARY = new Set<string>(['bound', 'fixed', 'completed', 'has-move', 'clock-starts', 'in-order']);

/** The acts on which something more was ruled, each with all that was ruled on it. */
export const notable = (ruled: Ruled[]): Ruled[] =>
  ruled.filter(({ rulings }) => rulings.some(({ decision }) => !ORDINARY.has(decision.kind)));
