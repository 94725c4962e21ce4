import type { Version } from './publishable';

const unseen: ReadonlySet<string> = new Set(['updatedAt', 'createdAt', '_status', 'outdatedTranslations']);

/** The ids of rows may differ between versions although readers see the same. Values that are absent are null or missing. */
function seenIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(seenIn);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, each]) => key !== 'id' && each !== null && each !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, seenIn(each)] as const),
  );
}

function contentOf(version: Version): string {
  return JSON.stringify(seenIn(Object.fromEntries(Object.entries(version).filter(([key]) => !unseen.has(key)))));
}

/** Whether visitors would see the same of two versions of a page or part. */
export const isSameContent = (a: Version, b: Version): boolean => contentOf(a) === contentOf(b);
