/** The header is sticky beyond this scroll position, in pixels. */
const stickyFrom = 5;

/**
 * The bar goes out of the way once the page's content has reached the window's top: under it, in pixels, are top bar
 * and bar.
 */
const hiddenFrom = 128;

/** Smaller movements are no change of direction: a finger at rest trembles. In pixels. */
const tremble = 4;

/** What keeps the bar where it is: an open panel, and what keys have led to. */
const inUse = '[open], [data-open], :focus-visible';

/**
 * Marks the header with `data-sticky` once the page is scrolled, and with `data-scroll="down"` or `"up"`, once it
 * covers nothing but content: down, it goes out of the way; up, it appears. It stays while it is in use, and appears
 * when it comes into use. Everything else is the style sheet's, by transforms alone, so nothing on the page moves; it
 * does not ask for what is in use itself (`:has`), since then every press in the header restyles the whole page's root.
 *
 * @returns a function that stops it
 */
export function attachStickyBar(header: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let last = window.scrollY;
  let frame = 0;
  const update = () => {
    frame = 0;
    const y = Math.max(0, window.scrollY);
    header.toggleAttribute('data-sticky', y > stickyFrom);
    if (y <= hiddenFrom) delete header.dataset.scroll;
    else if (Math.abs(y - last) > tremble)
      header.dataset.scroll = y > last && !header.querySelector(inUse) ? 'down' : 'up';
    if (Math.abs(y - last) > tremble) last = y;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  const appear = () => {
    if (header.dataset.scroll === 'down' && header.querySelector(inUse)) header.dataset.scroll = 'up';
  };
  update();
  window.addEventListener('scroll', schedule, { passive: true, signal });
  header.addEventListener('focusin', appear, { signal });
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}
