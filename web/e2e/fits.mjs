// Whether everything on a screen can be seen, reached and read whole, at every size.
import { picture } from './house.mjs';

/** Real phones with the browser's own bars, a phone on its side, tablets both ways, 200 % zoom of 1280x800, a wall of 4K. */
export const SIZES = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [412, 732],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [640, 400],
  [740, 340],
  [1366, 768],
  [3840, 2160],
].map(([width, height]) => ({ width, height }));
export const LANGUAGES = { en: 'en-GB', hy: 'hy-AM', fa: 'fa-IR' };

/** What is wrong on the screen as it stands; runs in the page. */
function faults() {
  const found = [];
  const modal = document.querySelector('dialog[open]');
  const inside = (node) => (modal ? modal.contains(node) : true);
  const seen = (node) => node.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const named = (node) => `${node.tagName.toLowerCase()} "${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 30)}"`;
  const box = (node) => node.getBoundingClientRect();
  /** The part of a box that no ancestor cuts off. */
  const uncut = (node) => {
    let { left, top, right, bottom } = box(node);
    for (let at = node.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = box(at);
      [left, top, right, bottom] = [
        Math.max(left, frame.left),
        Math.max(top, frame.top),
        Math.min(right, frame.right),
        Math.min(bottom, frame.bottom),
      ];
    }
    return { left, top, right, bottom };
  };
  const controls = [...document.querySelectorAll('button, a[href], select, summary, label:has(input), input:not(label input)')].filter(
    (node) =>
      inside(node) &&
      seen(node) &&
      box(node).width > 0 &&
      !node.closest('[role=grid], .squares, .unseen, [inert], input[aria-hidden=true]'),
  );
  // What stands within a sentence is as high as its line.
  const inline = (node) => node.closest('[data-ruling], .cited, .question > p, li > a, dd, .number, td > a, th > a');
  for (const node of controls) {
    if (box(node).height < 39.5 && !inline(node)) found.push(`only ${box(node).height.toFixed(0)} px high: ${named(node)}`);
    if (node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && node.tagName === 'BUTTON')
      found.push(`its words are cut: ${named(node)}`);
  }
  // A word that does not fit into its button is moved to the next line, not broken in two.
  const broken = (node) => {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      for (const { index, 0: word } of walk.currentNode.data.matchAll(/[^\s-]{2,}/g)) {
        const range = document.createRange();
        range.setStart(walk.currentNode, index);
        range.setEnd(walk.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) return word;
      }
    }
    return null;
  };
  for (const node of controls) {
    const word = node.tagName === 'BUTTON' ? broken(node) : null;
    if (word) found.push(`"${word}" is broken in two: ${named(node)}`);
  }
  const places = controls.map((node) => ({ node, place: uncut(node) })).sort((one, other) => one.place.top - other.place.top);
  for (const [turn, { node: one, place: a }] of places.entries()) {
    for (const { node: other, place: b } of places.slice(turn + 1)) {
      if (b.top > a.bottom) break;
      if (one.contains(other) || other.contains(one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && high > 1.5) found.push(`${named(one)} lies on ${named(other)}`);
    }
  }
  // What was ruled, offered or asked is read whole, or a control in the same half opens all of it.
  for (const node of document.querySelectorAll('[data-ruling], [data-state], [data-announced], [data-result]')) {
    if (!inside(node) || !seen(node) || node.closest('[data-scrolls], dialog')) continue;
    const [whole, rest] = [box(node), uncut(node)];
    const cut =
      rest.bottom - rest.top < whole.height - 1.5 || rest.right - rest.left < whole.width - 1.5 || node.scrollWidth > node.clientWidth + 1;
    const opens = node.closest('[data-half], [data-reads]')?.querySelector('[data-more]');
    if (cut && !(opens && seen(opens))) found.push(`cut: ${node.textContent.trim().slice(0, 40)}`);
  }
  for (const node of document.querySelectorAll('[data-clock] .name')) {
    if (seen(node) && node.scrollWidth > node.clientWidth + 1) found.push(`a name is cut: ${node.textContent}`);
  }
  // Of a list of hundreds that are alike, its beginning and its end.
  const tried = controls.length > 160 ? [...controls.slice(0, 80), ...controls.slice(-80)] : controls;
  for (const node of tried) {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom } = box(node);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(node.contains(hit) || hit.contains(node)))
      found.push(`out of reach at ${x.toFixed(0)},${y.toFixed(0)}: ${named(node)} (${hit ? named(hit) : 'nothing'})`);
  }
  for (const node of document.querySelectorAll('*')) if (node.scrollTop > 0 && !node.matches('[data-moves]')) node.scrollTop = 0;
  scrollTo(0, 0);
  if (document.documentElement.scrollWidth > innerWidth) found.push(`${document.documentElement.scrollWidth - innerWidth} px too wide`);
  return [...new Set(found)];
}

export async function everySize(tab, name, look = async () => undefined) {
  const wrong = [];
  for (const viewport of SIZES) {
    await tab.setViewportSize(viewport);
    // Two frames: the sizes, then what watches them.
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const size = `${name} ${viewport.width}x${viewport.height}`;
    wrong.push(...(await tab.evaluate(faults)).map((fault) => `${size}: ${fault}`));
    const said = await look(viewport);
    if (said) wrong.push(`${size}: ${said}`);
    if (process.env.FITS_PICTURES) await picture(tab, `fits-${size.replace(/\W+/g, '-')}`);
  }
  return wrong;
}
