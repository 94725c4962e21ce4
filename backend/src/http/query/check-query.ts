import type { FlattenedField } from 'payload';
import { badRequest } from '../bad-request';
import { checkPlain } from './check-plain';
import { checkWhere } from './where';

type Query = Readonly<Record<string, unknown>>;

/** The largest value of each whole number. */
const numbers = { depth: 20, limit: 1_000_000, page: 1_000_000 };
const objects = ['select', 'populate', 'joins'];

const isRecord = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkNumber(name: string, value: unknown, max: number): void {
  const isWhole = /^\d{1,7}$/.test(String(value)) && Number(value) <= max;
  if (!isWhole || typeof value === 'object' || (name === 'page' && Number(value) === 0)) throw badRequest(name);
}

/** Payload parses a text value of this parameter as JSON. */
function readObject(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(name);
  }
}

/**
 * Refuses Payload's own parameters if they have the wrong type: Payload would pass them to the database unchecked.
 *
 * @param query as Payload has parsed it
 * @param fields of the requested collection or global
 * @throws APIError 400 naming the parameter
 */
export function checkQuery(query: Query, fields: readonly FlattenedField[]): void {
  checkPlain(query);
  for (const [name, max] of Object.entries(numbers)) {
    if (query[name] !== undefined && query[name] !== '') checkNumber(name, query[name], max);
  }
  for (const name of objects) if (query[name] !== undefined && !isRecord(query[name])) throw badRequest(name);
  const { sort, where, data } = query;
  const isSort = typeof sort === 'string' || (Array.isArray(sort) && sort.every((each) => typeof each === 'string'));
  if (sort !== undefined && !isSort) throw badRequest('sort');
  if (where !== undefined && where !== '') checkWhere(readObject('where', where), fields);
  if (typeof data === 'string' && data !== '' && !isRecord(readObject('data', data))) throw badRequest('data');
}
