/** Elements with an entrance animation. The first section is left out, since it has the largest paint. */
const entering = '[data-section] ~ [data-section] [data-entrance]';

/** How far an element must be inside the window before it enters. */
const margin = '0px 0px -8% 0px';

/**
 * Hides elements below the window and lets each enter once, when it comes into view. Elements in view or above are
 * unchanged: nothing visible disappears. `styles/entrance.scss` says how they enter, and for whom.
 *
 * @returns a function that stops it and shows everything
 */
export function observeEntrances(root: ParentNode): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (isIntersecting && element.dataset.entered === 'not') element.dataset.entered = 'now';
        else if (boundingClientRect.top >= window.innerHeight) element.dataset.entered ??= 'not';
        if (element.dataset.entered !== 'not') observer.unobserve(element);
      }
    },
    { rootMargin: margin },
  );
  for (const element of root.querySelectorAll(entering)) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll<HTMLElement>('[data-entered=not]')) delete element.dataset.entered;
  };
}
