/** Moves the focus to the page's content, or to a place in it, without a scroll. */
export function focusContent(place = document.getElementById('content')): void {
  place?.focus({ preventScroll: true });
}
