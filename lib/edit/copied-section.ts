import { isRecord } from '../sections/parse-section';

/** A copied section: where it is, as it was saved then. The backend reads its content when it is pasted. */
export interface CopiedSection {
  pageKey: string;
  revision: string;
  id: string;
  type: string;
  title?: string;
  /** Milliseconds since 1970. */
  copiedAt: number;
}

const prefix = 'edit-copied-section:';
/** As long as an editing session at most. */
const maxAgeMs = 8 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
/** What was copied, where the browser stores nothing. */
const memory = new Map<string, string>();

const keyOf = (userId: string) => `${prefix}${userId}`;

/** Keeps a copied section for this browser's tabs. Another editor at the same computer does not get it. */
export function copySection(userId: string, section: Omit<CopiedSection, 'copiedAt'>): void {
  const text = JSON.stringify({ ...section, copiedAt: Date.now() });
  memory.set(keyOf(userId), text);
  try {
    window.localStorage.setItem(keyOf(userId), text);
  } catch {
    // It can still be pasted on this page, if no former copy is found first.
    forgetStored(userId);
  }
  listeners.forEach((listener) => listener());
}

function forgetStored(userId: string): void {
  try {
    window.localStorage.removeItem(keyOf(userId));
  } catch {
    // A browser that forbids this forbids reading too.
  }
}

/** What is stored, for `readCopied`: equal as long as nothing else is copied. */
export function storedCopy(userId: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(userId)) ?? memory.get(keyOf(userId)) ?? null;
  } catch {
    return memory.get(keyOf(userId)) ?? null;
  }
}

/** @returns undefined for what is invalid or too old */
export function readCopied(text: string | null): CopiedSection | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return undefined;
    const { pageKey, revision, id, type, title, copiedAt } = value;
    const isWhole = [pageKey, revision, id, type].every((each) => typeof each === 'string' && each !== '');
    if (!isWhole || typeof copiedAt !== 'number' || Date.now() - copiedAt > maxAgeMs) return undefined;
    return { ...(value as unknown as CopiedSection), title: typeof title === 'string' ? title : undefined };
  } catch {
    return undefined;
  }
}

/** Calls back when a section was copied, in this tab or in another. @returns stops it */
export function watchCopied(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}
