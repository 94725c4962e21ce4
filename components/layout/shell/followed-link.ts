/** A link as it is found again when the visitor comes back: its address, and which of those with that address it is. */
interface Followed {
  href: string;
  index: number;
}

const linksTo = (href: string) => [...document.querySelectorAll('a')].filter((link) => link.href === href);

const state = () => window.history.state as { followed?: Followed } | null;

/**
 * Notes in the current entry of the history which link of the page is followed. Next keeps that beside its own data.
 * Entries that the browser has made have no data, by which Next knows them, so they stay without.
 */
export function noteFollowed(link: HTMLAnchorElement): void {
  const entry = state();
  if (!entry) return;
  const followed: Followed = { href: link.href, index: linksTo(link.href).indexOf(link) };
  window.history.replaceState({ ...entry, followed }, '');
}

/**
 * Moves the focus to the link that the visitor followed from this entry of the history, without a scroll.
 *
 * @returns whether there is one that takes the focus: one in a closed menu does not
 */
export function focusFollowed(): boolean {
  const followed = state()?.followed;
  const link = followed && linksTo(followed.href)[followed.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
