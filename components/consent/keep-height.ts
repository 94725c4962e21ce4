/**
 * Keeps `--consent-h` on the root equal to the height that an element covers at the bottom of the window, in pixels.
 *
 * @returns a function that stops it and removes the property
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
