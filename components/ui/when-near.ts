/**
 * Calls back once, when an element is within one viewport's height of the view. Used to load large libraries only for
 * visitors who scroll there.
 *
 * @param margin the distance from the viewport, as a `rootMargin`
 * @returns a function that stops it
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

/** Whether the visitor prefers reduced motion. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
