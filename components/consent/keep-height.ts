/**
 * Keeps the height of what an element covers at the foot of the window in `--consent-h` on the root, in pixels, for
 * what stands or scrolls above it.
 *
 * @returns a function that takes it away
 */
export function keepHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const covered = window.innerHeight - element.getBoundingClientRect().top;
    style.setProperty('--consent-h', `${Math.ceil(covered)}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-h');
  };
}
