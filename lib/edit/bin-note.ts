import { isRecord } from '../sections/parse-section';

const key = 'edit-bin-note';

/** What happened to a page just before the browser went to another address. */
export interface BinNote {
  /** `public`: restored, and visitors have it again. */
  what: 'deleted' | 'restored' | 'public';
  title: string;
}

/** Keeps what happened to a page, for the page that the browser goes to next. */
export function noteForNextPage(note: BinNote): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(note));
  } catch {
    // Nothing is said there, then.
  }
}

/** What this tab did before it came to this page, once; null if there is nothing to say. */
export function takeBinNote(): BinNote | null {
  try {
    const note: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    window.sessionStorage.removeItem(key);
    return isRecord(note) ? (note as unknown as BinNote) : null;
  } catch {
    return null;
  }
}
