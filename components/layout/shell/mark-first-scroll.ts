/**
 * Marks the page when it is first scrolled. Until then pictures far down are not fetched (`near-only` in
 * `styles/classes.scss`): most visitors who read on need them, and those who leave never do.
 *
 * @returns a function that stops it
 */
export function markFirstScroll(): () => void {
  const mark = () => {
    document.documentElement.dataset.scrolled = '';
  };
  if (window.scrollY > 0) mark();
  else window.addEventListener('scroll', mark, { once: true, passive: true });
  return () => window.removeEventListener('scroll', mark);
}
