// Whether words are cut off by the room they have.

/** Tells whether `box` holds more than it shows, at once and whenever its words or its size change. */
export function watchCut(box: HTMLElement, tell: (cut: boolean) => void): () => void {
  const look = () => {
    // What stands only where words are cut takes room of its own: it must not answer for them.
    box.classList.remove('is-cut');
    const cut = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    box.classList.toggle('is-cut', cut);
    tell(cut);
  };
  const sizes = new ResizeObserver(look);
  const texts = new MutationObserver(look);
  sizes.observe(box);
  texts.observe(box, { childList: true, subtree: true, characterData: true });
  // Letters that come later may be wider.
  document.fonts.addEventListener('loadingdone', look);
  look();
  return () => {
    document.fonts.removeEventListener('loadingdone', look);
    sizes.disconnect();
    texts.disconnect();
  };
}
