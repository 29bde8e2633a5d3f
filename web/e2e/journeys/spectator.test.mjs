// A spectator finds a running game on the start page, sees the moves as they come with the last one marked, goes through the
// game while it runs and when it is over, and takes it home as PGN. In each language, host and guest alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  menu,
  nothingWentWrong,
  open,
  page,
  picture,
  play,
  reads,
  result,
  settled,
  shows,
  TABLET,
  takenHome,
  until,
  violations,
} from '../house.mjs';

const { house, browser } = await open();

for (const locale of ['en-GB', 'hy-AM', 'fa-IR']) {
  test(`a spectator: ${locale}`, async () => {
    const tab = await page(browser, house, { viewport: TABLET, locale });
    await tab.goto(house.address);
    await tab.locator('button.play').click();
    await tab.locator('main[data-line=live]').waitFor();
    const game = { id: new URL(tab.url()).pathname.split('/')[2] };
    await begin(tab);
    const guest = await page(browser, house, { viewport: { width: 390, height: 664 }, locale });
    await guest.goto(house.address);
    await guest.locator('[data-kind=running]').click();
    await guest.locator(`[data-game="${game.id}"]`).click();
    await guest.locator('main[data-line=live]').waitFor();
    await play(tab, 'e2e4 e7e5');
    await guest.locator('[data-square=e5].last').waitFor();
    await guest.locator('[data-square=e7].last').waitFor();
    await shows(guest.locator('.square.last'), 2);
    // While the game runs a spectator goes through its moves and comes back; players have only the board in front of them.
    await menu(guest, 'replay');
    await guest.locator('main[data-moves-made="2"]').waitFor();
    await guest.locator('[data-step=first]').click();
    await shows(guest.locator('[data-on=e4] svg'), 0);
    await guest.locator('[data-ply="1"]').click();
    await shows(guest.locator('[data-on=e4] svg'), 1);
    await reads(guest.locator('h1 .score'), '–');
    assert.deepEqual(await violations(guest), []);
    await picture(guest, `spectator-replay-${locale.slice(0, 2)}`);
    await guest.locator('[data-table]').click();
    await guest.locator('main[data-line=live][data-running=white]').waitFor();
    await menu(tab, undefined, 'white');
    await shows(tab.locator('dialog [data-item=replay]'), 0);
    await tab.locator('dialog [data-act=resign]').click();
    await tab.locator('dialog button.strong').click();
    await until(async () => assert.deepEqual(await result(guest), ['0-1', 'resignation']));
    await settled(tab);
    await guest.locator('[data-menu]').click();
    await guest.locator('dialog [data-keep]').click();
    await guest.locator('main[data-moves-made="2"]').waitFor();
    await shows(guest.locator('[data-table]'), 0);
    await guest.locator('[data-step=first]').click();
    assert.equal(await guest.locator('[data-on=e4] svg').count(), 0);
    await guest.locator('[data-ply="1"]').click();
    await shows(guest.locator('[data-on=e4] svg'), 1);
    // In Persian, too, White's score stands at White's name.
    await reads(guest.locator('h1 .score'), '0–1');
    await until(async () => assert.equal(await guest.locator('h1 .score').getAttribute('dir'), locale === 'fa-IR' ? 'rtl' : 'ltr'));
    assert.match(await takenHome(guest), /\[Result "0-1"\][^]*1\. e4[^]*e5[^]*0-1\s*$/);
    for (const one of [tab, guest]) {
      nothingWentWrong(one);
      await one.context().close();
    }
  });
}
