// Keys that press a clock, wherever the focus is on the table: Space for the clock that runs, left Shift for White's,
// right Shift for Black's. Shift counts only when it is let go alone, so that Shift+Tab walks back as everywhere.

import type { Side } from '../face';

interface Tapped {
  view: { running: Side | null } | null;
  tapClock(side: Side): void;
}

const TYPES_TEXT = 'input, textarea, select, dialog, dialog *';
const TAKES_SPACE = `${TYPES_TEXT}, button, summary, a`;

export function clockKeys(table: Tapped) {
  let alone: string | null = null;
  const within = (event: KeyboardEvent, selector: string) => event.target instanceof Element && event.target.matches(selector);

  return {
    down(event: KeyboardEvent): void {
      alone = event.key === 'Shift' && !event.repeat ? event.code : null;
      if (event.key !== ' ' || event.repeat || within(event, TAKES_SPACE)) return;
      event.preventDefault();
      const running = table.view?.running;
      if (running) table.tapClock(running);
    },
    up(event: KeyboardEvent): void {
      if (event.key !== 'Shift' || event.code !== alone || within(event, TYPES_TEXT)) return;
      alone = null;
      table.tapClock(event.code === 'ShiftRight' ? 'black' : 'white');
    },
  };
}
