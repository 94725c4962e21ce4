/** The header is sticky beyond this scroll position, in pixels. */
const stickyFrom = 5;

/**
 * The bar may hide when the page's content has reached the top of the window: below this scroll position, in pixels,
 * there are only the top bar and the bar.
 */
const hiddenFrom = 128;

/** Movements smaller than this do not change the direction, because a resting finger moves a little. In pixels. */
const minMovement = 4;

/** States that keep the bar visible: an open panel, and keyboard focus. */
const inUse = '[open], [data-open], :focus-visible';

/**
 * Sets `data-sticky` on the header after scrolling, and `data-scroll="down"` or `"up"` once it covers only content:
 * down hides it, up shows it. It stays while it is in use, and shows when it gets the focus. CSS does the rest with
 * transforms, so nothing on the page moves. CSS does not check the use itself (`:has`), since then every press in the
 * header would restyle the whole page.
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
    else if (Math.abs(y - last) > minMovement)
      header.dataset.scroll = y > last && !header.querySelector(inUse) ? 'down' : 'up';
    if (Math.abs(y - last) > minMovement) last = y;
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
