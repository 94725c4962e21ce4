import type { Language, Localized } from '../languages';

/** A document or row of unknown shape, as read from the database. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** The wire has no null values: an absent value has no key. */
export function withoutAbsent<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

export function isRecord(value: unknown): value is StoredValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rows of an array or blocks field; empty for anything else. */
export function rowsOf(value: unknown): StoredValues[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The value of a localised field in one language, read with `locale: 'all'`. */
export function inLanguage<T>(value: Localized<T> | null | undefined, language: Language): T | undefined {
  return isRecord(value) ? ((value as Localized<T>)[language] ?? undefined) : undefined;
}
