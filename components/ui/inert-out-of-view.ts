/** A slide with a smaller visible part cannot be reached with the keyboard. */
const visibleShare = 0.6;

/** Makes slides that are out of view inert for keyboard and assistive technology; returns a function that stops it. */
export function makeInertOutOfView(track: HTMLElement, slides: HTMLElement[]): () => void {
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const isOut = intersectionRatio < visibleShare;
        // Whoever moves on with the arrow keys from a link keeps a place to press them.
        if (isOut && target.contains(document.activeElement)) track.focus({ preventScroll: true });
        (target as HTMLElement).inert = isOut;
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
