import { isRecord } from '../sections/parse-section';

/** Where words are typed that are no part of a page: a comment, an answer, the note of a request. */
export interface WordsPlace {
  /** Another editor at the same computer does not get them. */
  userId: string;
  /** `everyPage` (`draft.ts`) for words about a part of every page. */
  pageKey: string;
  /** The page's own id of the contract, by which its words are found when it gets another address. */
  uuid?: string;
  /**
   * `comment:SECTION`, `comment:SECTION:THREAD`, `request`, `request:PART`, `answer:REQUEST`, or a field of `new-page`,
   * `schedule` or `schedule:PART`.
   */
  place: string;
}

const prefix = 'edit-words:';
/** As long as the drafts of sections. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const keyOf = ({ userId, pageKey, uuid, place }: WordsPlace) =>
  `${prefix}${[userId, uuid ?? pageKey, place].join(':')}`;
/** Where they are stored by the page's key: words of an earlier version, or from a backend without own ids. */
const keyWithoutId = (place: WordsPlace) => keyOf({ ...place, uuid: undefined });

/** A browser may forbid storage, or it may be full; sending works without it. */
function attempt<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}

/** @returns undefined for what is invalid or too old */
function parse(stored: string | null): string | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(value) || typeof value.text !== 'string' || typeof value.keptAt !== 'number') return undefined;
    return Date.now() - value.keptAt < maxAgeMs ? value.text : undefined;
  } catch {
    return undefined;
  }
}

/** Removes what is too old, of all pages: nothing else would, for a section that was deleted. */
function removeExpired(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) {
    if (name.startsWith(prefix) && parse(storage.getItem(name)) === undefined) storage.removeItem(name);
  }
}

/** The words that were typed and not sent; empty if there are none. */
export function readWords(place: WordsPlace): string {
  attempt(removeExpired);
  return (
    attempt((storage) => parse(storage.getItem(keyOf(place))) ?? parse(storage.getItem(keyWithoutId(place)))) ?? ''
  );
}

/** Keeps words until they are sent. Empty ones are forgotten. */
export function keepWords(place: WordsPlace, text: string): void {
  attempt((storage) => {
    if (text.trim() === '') storage.removeItem(keyOf(place));
    else storage.setItem(keyOf(place), JSON.stringify({ text, keptAt: Date.now() }));
    if (place.uuid !== undefined) storage.removeItem(keyWithoutId(place));
  });
}
