/** What enters when it comes into view. The first section holds the largest paint, and is left out. */
const entering = '[data-section] ~ [data-section] [data-entrance]';

/** How far into the window a thing has to come before it enters. */
const margin = '0px 0px -8% 0px';

/**
 * Holds back what lies below the window, and lets it enter once, as it comes into view. What is in view already, or
 * above, stays as it is: nothing that has been seen goes away again. How it enters, and for whom, is the style sheet's
 * part (`styles/entrance.scss`).
 *
 * @returns a function that stops it, and holds nothing back any longer
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
