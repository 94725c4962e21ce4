const key = 'edit-deleted-page';

/** Keeps the title of a page that was just deleted, for the page that the browser goes to next. */
export function noteDeletedPage(title: string): void {
  try {
    window.sessionStorage.setItem(key, title);
  } catch {
    // Nothing is said there, then.
  }
}

/** The title of the page that this tab has come from by deleting it, once; null if it has not. */
export function takeDeletedPage(): string | null {
  try {
    const title = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return title;
  } catch {
    return null;
  }
}
