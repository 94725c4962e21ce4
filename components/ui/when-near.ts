/**
 * Calls back once, when an element is within one viewport's height of what is seen. Heavy libraries wait
 * for this, so that a visitor who never scrolls there never pays for them.
 *
 * @param margin how far from the viewport counts, as `rootMargin` takes it
 * @returns a function that stops the watching
 */
export function whenNear(element: Element, callback: () => void, margin = '100% 0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the visitor has asked for less movement. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
