// A page that came over a network without encryption says so in red, on every page; on the machine itself it does not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, page, PHONE, violations } from './house.mjs';

const NAME = 'hall.test';
const { house, browser } = await open({
  flags: (port) => ['--public', `http://${NAME}:${port}`],
  browserFlags: [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
});

/** How much more red than green and blue a colour is that the browser computed. */
function isRed(colour) {
  const [red, green, blue] = colour.match(/[\d.]+/g).map(Number);
  return red > 100 && red > green * 1.5 && red > blue * 1.5;
}

for (const language of ['en', 'hy', 'fa']) {
  test(`a connection that anybody can read is shown in red (${language})`, async () => {
    const tab = await page(browser, house, { viewport: PHONE, locale: language });
    for (const path of ['/', '/join', '/laws']) {
      await tab.goto(`http://${NAME}:${house.port}${path}`);
      const said = tab.locator('.open-line');
      await said.waitFor();
      assert.ok((await said.textContent()).length > 30);
      const colours = await said.evaluate((line) => {
        const style = getComputedStyle(line);
        return [style.backgroundColor, style.color, style.borderColor];
      });
      assert.ok(colours.some(isRed), `${colours}`);
      assert.deepEqual(await violations(tab), []);
    }
    await tab.context().close();
  });
}

test('on the machine itself nothing is said', async () => {
  const tab = await page(browser, house, { viewport: PHONE });
  await tab.goto(house.address);
  await tab.locator('h1').first().waitFor();
  assert.equal(await tab.locator('.open-line').count(), 0);
  await tab.context().close();
});
