import { type ContactValues, fieldNames, forEachField } from '@/lib/forms/contact-values';

/** The last sent message, to recognise a retry of the same one. */
export interface Submission {
  id: string;
  content: string;
}

interface Draft {
  values: ContactValues;
  submission?: Submission;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** @param place of a form with drafts of its own; empty for the contact form */
const keyOf = (place: string) => ['contact-draft', place].filter(Boolean).join(':');
const maxAgeMs = 24 * 60 * 60 * 1000;

/** A browser may forbid storage; the form works without a draft. */
function attempt<T>(read: (storage: Storage) => T): T | undefined {
  try {
    return read(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  const { values, savedAt } = (value ?? {}) as Partial<Draft>;
  return typeof values === 'object' && typeof savedAt === 'number' && Date.now() - savedAt < maxAgeMs;
}

/** The draft of this tab, unless it is older than a day. */
export function readDraft(place = ''): Pick<Draft, 'values' | 'submission'> | undefined {
  const draft = attempt((storage) => JSON.parse(storage.getItem(keyOf(place)) ?? 'null') as unknown);
  if (!isDraft(draft)) {
    clearDraft(place);
    return undefined;
  }
  return {
    values: forEachField((name) => (typeof draft.values[name] === 'string' ? draft.values[name] : '')),
    submission: draft.submission,
  };
}

/** Fast enough to run while the page loads. */
export function hasDraft(place = ''): boolean {
  return attempt((storage) => storage.getItem(keyOf(place)) !== null) ?? false;
}

/**
 * Stores the typed text in this tab only, for a reload. Files are never stored.
 *
 * @param values if all are empty, the draft is deleted
 */
export function writeDraft(values: ContactValues, submission?: Submission, place = ''): void {
  if (fieldNames.every((name) => values[name] === '')) {
    clearDraft(place);
    return;
  }
  attempt((storage) => storage.setItem(keyOf(place), JSON.stringify({ values, submission, savedAt: Date.now() })));
}

export function clearDraft(place = ''): void {
  attempt((storage) => storage.removeItem(keyOf(place)));
}
