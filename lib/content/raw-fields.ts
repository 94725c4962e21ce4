import { isRecord } from '../sections/parse-section';

/** A record of the application model, as the backend sent it. */
export type Raw = Record<string, unknown>;

export const record = (value: unknown): Raw => (isRecord(value) ? value : {});
export const records = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The values of a record under unknown keys; undefined if there are none. */
export function otherKeysOf(raw: Raw, known: readonly string[]): Raw | undefined {
  const others = Object.entries(raw).filter(([key]) => !known.includes(key));
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}
