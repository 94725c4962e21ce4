/** A slide less than this far in view cannot be reached with the keyboard. */
const visibleShare = 0.6;

/** Keeps the keyboard and assistive technology off the slides that are not in view; answers the way to end it. */
export function makeInertOutOfView(track: HTMLElement, slides: HTMLElement[]): () => void {
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        (target as HTMLElement).inert = intersectionRatio < visibleShare;
      }
    },
    { root: track, threshold: visibleShare },
  );
  for (const slide of slides) view.observe(slide);
  return () => {
    view.disconnect();
    for (const slide of slides) slide.inert = false;
  };
}
