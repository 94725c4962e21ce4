import type { PayloadRequest } from 'payload';
import { MAX_KEY_LENGTH } from '../validation/patterns';
import { RequestError } from './envelope';

type Query = Pick<PayloadRequest, 'searchParams'>;

const missing = (name: string) => new RequestError(400, 'bad_request', `"${name}" parametresi eksik ya da geçersiz.`);

/** A required query parameter, given exactly once. */
export function requiredParameter({ searchParams }: Query, name: string): string {
  const values = searchParams.getAll(name);
  const [value] = values;
  if (values.length !== 1 || !value || value.length > MAX_KEY_LENGTH) throw missing(name);
  return value;
}

/** A whole number in a query; undefined if it is not given. */
export function optionalNumber(
  { searchParams }: Query,
  name: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const value = searchParams.get(name);
  if (value === null) return undefined;
  if (!/^\d{1,9}$/.test(value) || Number(value) < min || Number(value) > max) {
    throw new RequestError(400, 'bad_request', `"${name}" parametresi ${min} ile ${max} arasında olmalı.`);
  }
  return Number(value);
}

/** The cursor of a list in the order of ids: the last id of the part before. Callers must not rely on its form. */
export function idCursor({ searchParams }: Query): number | undefined {
  const value = searchParams.get('cursor');
  if (value === null) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(value)) throw missing('cursor');
  return Number(value);
}
