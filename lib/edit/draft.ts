import { isRecord } from '../sections/parse-section';
import type { Values } from './values/types';

/** Unsaved edits: the base values, the edited values, and the revisions of the base. */
export interface Draft {
  pageKey: string;
  /** The page's own id of the contract, by which the edits are found when the page gets another address. */
  uuid?: string;
  /** The section, or `page` for the page's own settings. */
  target: string;
  /** The page and the target that it is stored under, if these are others. It is not stored itself. */
  stored?: { pageKey: string; target: string };
  /** The section's type, to show the text of a section that was deleted. */
  type?: string;
  /** The tab that has stored it. Two tabs of one editor do not overwrite each other's text. */
  tab?: string;
  /** The editor. Another editor at the same computer does not get these edits. */
  userId: string;
  /** By language, because one language may have been saved already. */
  revisions: Record<string, string>;
  base: Record<string, Values>;
  values: Record<string, Values>;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const prefix = 'edit-draft:';
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Stands for the page where what is edited is part of every page. No page has this key. */
export const everyPage = '*';

/** The place of a draft. */
export type DraftPlace = Pick<Draft, 'userId' | 'pageKey' | 'target' | 'tab' | 'stored'>;

/** This tab, until it is loaded again. Not by `randomUUID`, which needs HTTPS. */
export const thisTab = Math.random().toString(36).slice(2);

function keyOf({ userId, pageKey, target, tab, stored }: DraftPlace): string {
  const place = stored ?? { pageKey, target };
  return [`${prefix}${userId}`, place.pageKey, place.target, ...(tab ? [tab] : [])].join(':');
}

/** A browser may forbid storage, or it may be full; editing works without it. */
function attempt<T>(read: (storage: Storage) => T): T | undefined {
  try {
    return read(window.localStorage);
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  const draft = (value ?? {}) as Partial<Draft>;
  return (
    typeof draft.pageKey === 'string' &&
    typeof draft.target === 'string' &&
    isRecord(draft.revisions) &&
    isRecord(draft.base) &&
    isRecord(draft.values) &&
    typeof draft.savedAt === 'number' &&
    Date.now() - draft.savedAt < maxAgeMs
  );
}

function parse(text: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser has stored it */
export function writeDraft(draft: Omit<Draft, 'savedAt'>): boolean {
  const { stored, ...rest } = draft;
  const text = JSON.stringify({ ...rest, ...stored, savedAt: Date.now() });
  return attempt((storage) => (storage.setItem(keyOf(draft), text), true)) ?? false;
}

export function clearDraft(draft: DraftPlace): void {
  attempt((storage) => storage.removeItem(keyOf(draft)));
}

/**
 * Removes a draft that a form has taken over, unless its own tab has typed more since.
 *
 * @param place where the form stores its own edits
 */
export function clearTakenOver(draft: Draft, place: DraftPlace): void {
  const isUnchanged = readDraft(draft)?.savedAt === draft.savedAt;
  if (keyOf(draft) !== keyOf(place) && isUnchanged) clearDraft(draft);
}

/**
 * Calls back when another tab has changed the unsaved edits.
 *
 * @returns stops it
 */
export function watchDrafts(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** What this browser has stored there; undefined if it is gone, expired or invalid. */
export function readDraft(place: DraftPlace): Draft | undefined {
  return attempt((storage) => parse(storage.getItem(keyOf(place))));
}

/** Whether this browser still has a draft. */
export function hasDraft(draft: DraftPlace): boolean {
  return attempt((storage) => storage.getItem(keyOf(draft)) !== null) ?? false;
}

/**
 * The unsaved edits of a page, the latest first. Expired and invalid ones are deleted.
 *
 * @param uuid the page's own id of the contract: edits of this page count whatever key it had when they were typed,
 *   and edits of another page that had the same key do not
 */
export function readDrafts(userId: string, pageKey: string, uuid?: string): Draft[] {
  const isOfPage = (draft: Draft) =>
    uuid !== undefined && draft.uuid !== undefined ? draft.uuid === uuid : draft.pageKey === pageKey;
  const drafts = attempt((storage) => {
    const start = `${prefix}${userId}:`;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names
      .filter((name) => name.startsWith(start))
      .flatMap((name) => {
        const draft = parse(storage.getItem(name));
        if (!draft) storage.removeItem(name);
        return draft && keyOf(draft) === name && isOfPage(draft) ? [draft] : [];
      });
  });
  return (drafts ?? []).sort((a, b) => b.savedAt - a.savedAt);
}
