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
  [568, 320],
  [640, 360],
  [553, 375],
  [664, 390],
  [732, 412],
  [512, 384],
  [1366, 768],
  [3840, 2160],
].map(([width, height]) => ({ width, height }));
export const LANGUAGES = { en: 'en-GB', hy: 'hy-AM', fa: 'fa-IR' };

/** What is wrong on the screen as it stands; runs in the page. */
function faults() {
  const found = [];
  // Of several the last was opened last.
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  const inside = (node) => (modal ? modal.contains(node) : true);
  const seen = (node) => node.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const named = (node) => `${node.tagName.toLowerCase()} "${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 30)}"`;
  const box = (node) => node.getBoundingClientRect();
  const clips = ({ overflowX, overflowY }) => overflowX !== 'visible' || overflowY !== 'visible';
  /** What `node` and its ancestors leave to be seen of what is in it. */
  const frame = (node) => {
    let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
    for (let at = node; at; at = at.parentElement) {
      if (!clips(getComputedStyle(at))) continue;
      const edge = box(at);
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const within = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** The part of a box that no ancestor cuts off. */
  const uncut = (node) => within(box(node), frame(node.parentElement));
  /** The part of a line of letters that is surely ink. */
  const ink = ({ left, right, top, bottom }) => {
    const air = (bottom - top) * 0.22;
    return { left, right, top: top + air, bottom: bottom - air };
  };
  const lines = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5).map(ink);
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
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
  // Nor does a word stand over the edge of what it is written on.
  for (const node of controls) {
    if (parseFloat(getComputedStyle(node).borderLeftWidth) === 0) continue;
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const of = walk.currentNode.parentElement;
      if (!walk.currentNode.data.trim() || of.closest('option, .unseen') || !seen(of)) continue;
      const shown = lines(walk.currentNode).map((line) => within(line, frame(of)));
      if (shown.some(({ left, right }) => right - left > 1.5 && (left < box(node).left + 1.5 || right > box(node).right - 1.5)))
        found.push(`its words stand over its edge: ${named(node)}`);
    }
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
      if (!one.contains(other) && !other.contains(one) && meet(a, b)) found.push(`${named(one)} lies on ${named(other)}`);
    }
  }
  const sticks = (node) => node !== null && (getComputedStyle(node).position === 'sticky' || sticks(node.parentElement));
  // Nor does a control lie on words that are not its own, but one that opens all of them, or is the clock on which they stand.
  const covers = places.filter(
    ({ node, place }) => !node.matches('[data-more], .dial > button') && !sticks(node) && place.top < innerHeight,
  );
  const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const of = text.parentElement;
    if (!text.data.trim() || of.closest('.unseen, option, script, style, [role=grid], .notice') || !seen(of)) continue;
    const left = frame(of);
    for (const line of lines(text).map((whole) => within(whole, left))) {
      if (line.top > innerHeight) break;
      for (const { node, place } of covers)
        if (!node.contains(of) && meet(line, place)) found.push(`"${text.data.trim().slice(0, 30)}" and ${named(node)} lie on each other`);
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
  // The digits of a clock, the word beside them and how a game ended are whole: nothing else says them.
  const isWhole = (all, edge) =>
    all.every(
      ({ left, right, top, bottom }) => left > edge.left - 1 && right < edge.right + 1 && top > edge.top - 1 && bottom < edge.bottom + 1,
    );
  for (const node of document.querySelectorAll('[data-clock] .time, [data-result]')) {
    if (!inside(node) || !seen(node) || node.closest('[data-scrolls], dialog')) continue;
    if (!isWhole(lines(node), frame(node))) found.push(`not whole in its box: ${node.textContent.trim().slice(0, 40)}`);
  }
  for (const dial of document.querySelectorAll('[data-clock]')) {
    const time = [...dial.querySelectorAll('.time')].filter(seen).flatMap(lines);
    const { top, bottom } = frame(dial);
    for (const node of [...dial.querySelectorAll('.word, .name, .count')].filter(seen)) {
      const shown = lines(node).map((line) => within(line, frame(node)));
      if (shown.some((line) => time.some((digit) => meet(line, digit)))) found.push(`on the digits: ${node.textContent}`);
      // Sideways it may end in an ellipsis.
      if (!isWhole(lines(node), { left: -Infinity, right: Infinity, top, bottom })) found.push(`cut across: ${node.textContent}`);
    }
  }
  for (const node of document.querySelectorAll('[data-clock] .name')) {
    if (!seen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A part of a pixel too few is enough for an ellipsis.
    if (box(range).width > box(node).width + 0.01) found.push(`a name is cut: ${node.textContent}`);
  }
  // Of a list of hundreds that are alike, its beginning and its end.
  const tried = controls.length > 160 ? [...controls.slice(0, 80), ...controls.slice(-80)] : controls;
  for (const node of tried) {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // What only the page itself can scroll, nobody can.
    for (let at = node.parentElement; at; at = at.parentElement) {
      if (at === document.documentElement || at === document.body) continue;
      const { overflowX, overflowY } = getComputedStyle(at);
      if (!/auto|scroll/.test(overflowX)) at.scrollLeft = 0;
      if (!/auto|scroll/.test(overflowY)) at.scrollTop = 0;
    }
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
