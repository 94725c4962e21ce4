import { isRecord } from '../wire/values';

/**
 * Gives the rows of a translation the ids that Payload gave to the Turkish rows, so that it matches them. Rows are
 * matched by position.
 */
export function copyRowIds<T>(translation: T, saved: unknown): T {
  if (Array.isArray(translation)) {
    const savedRows: unknown[] = Array.isArray(saved) ? saved : [];
    return translation.map((row, index) => copyRowIds(withId(row, savedRows[index]), savedRows[index])) as T;
  }
  if (!isRecord(translation) || !isRecord(saved)) return translation;
  const entries = Object.entries(translation).map(([name, value]) => [name, copyRowIds(value, saved[name])]);
  return Object.fromEntries(entries) as T;
}

function withId(row: unknown, saved: unknown): unknown {
  return isRecord(row) && isRecord(saved) && typeof saved.id === 'string' ? { ...row, id: saved.id } : row;
}
