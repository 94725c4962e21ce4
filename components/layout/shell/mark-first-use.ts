/** What a visitor who does not leave does first. A carousel is moved by a press or by the wheel. */
const signs = ['scroll', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Marks the page when it is first scrolled, pressed or typed into. Until then pictures far down are not fetched
 * (`near-only` in `styles/classes.scss`): who reads on needs them, and who leaves never does.
 *
 * @returns a function that stops it
 */
export function markFirstUse(): () => void {
  const waiting = new AbortController();
  const mark = () => {
    document.documentElement.dataset.awake = '';
    waiting.abort();
  };
  const { signal } = waiting;
  if (window.scrollY > 0) mark();
  else for (const sign of signs) window.addEventListener(sign, mark, { passive: true, signal });
  return () => waiting.abort();
}
