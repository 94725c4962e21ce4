import { isRecord } from '../sections/parse-section';

/** A record of the application model, as the backend sent it. */
export type Raw = Record<string, unknown>;

export const record = (value: unknown): Raw => (isRecord(value) ? value : {});
export const records = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
