// How busy the browser's main thread is on the desk and on a hall screen while a hall plays: `touchmove-bench load --browser web/e2e/busy.mjs`
// starts it with the address, the event, the chief arbiter's cookies and for how many seconds.
import { chromium } from 'playwright-core';

const [address, event, cookies, seconds] = process.argv.slice(2);
const args = ['--no-sandbox', '--disable-gpu'];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
const viewport = { width: 1920, height: 1080 };

/** The share of its time that the main thread works, by its own processor time: a busy machine does not count. */
async function share(path, ready, known) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  if (known) {
    const pairs = cookies.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
    await context.addCookies(pairs.map(([name, value]) => ({ name, value, url: `http://${address}` })));
  }
  const tab = await context.newPage();
  await tab.goto(`http://${address}${path}`);
  await tab.locator(ready).first().waitFor({ timeout: 120_000 });
  const line = await context.newCDPSession(tab);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await line.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  // What is done once at the beginning is not what is asked.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const [before, from] = [await worked(), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, (Number(seconds) * 1000) / 4));
  const busy = ((await worked()) - before) / ((performance.now() - from) / 1000);
  const shown = await tab.locator(ready).count();
  await context.close();
  return [busy, shown];
}

const [desk, tiles] = await share(`/event/${event}/1/desk`, '[data-board]', true);
const [wall, boards] = await share(`/hall/${event}`, 'main[data-page=boards] .mini', false);
await browser.close();
console.log(`desk_busy=${desk.toFixed(3)} desk_tiles=${tiles} wall_busy=${wall.toFixed(3)} wall_boards=${boards}`);
if (desk > 0.3 || wall > 0.3) process.exitCode = 1;
