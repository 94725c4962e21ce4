/** The heading of the comments in the panel of a section. */
export const commentsId = 'edit-comments';

/** Brings the comments of the panel that is being opened into view, after the panel has taken the focus. */
export function showComments(): void {
  // One frame renders the panel, the next one runs after its effects.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.getElementById(commentsId);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'start' });
    }),
  );
}
