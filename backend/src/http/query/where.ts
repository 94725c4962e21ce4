import type { FlattenedField } from 'payload';
import { badRequest } from '../bad-request';

type Fields = readonly FlattenedField[];

/** Deeper than any query of the admin, and shallow enough for the database. */
const MAX_DEPTH = 10;
const MAX_CONDITIONS = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The largest integer id that both databases can store. */
const MAX_INTEGER = 2_147_483_647;
const isInteger = (value: unknown): boolean =>
  /^-?\d{1,10}$/.test(String(value)) && Math.abs(Number(value)) <= MAX_INTEGER;
const isNumber = (value: unknown): boolean => String(value).trim() !== '' && Number.isFinite(Number(value));
const isDate = (value: unknown): boolean => !Number.isNaN(new Date(String(value)).getTime());

/** The values that a database accepts for each type of field. Other types are compared as text. */
const isValid: Partial<Record<FlattenedField['type'] | 'id', (value: unknown) => boolean>> = {
  id: isInteger,
  number: isNumber,
  date: isDate,
  upload: isInteger,
};

const listOperators = new Set(['in', 'not_in']);

/**
 * Payload's operators without the geographic ones, because no field is a point, and without `all`, which its SQL
 * databases do not have.
 */
const operators = new Set([
  ...listOperators,
  ...['equals', 'not_equals', 'contains', 'like', 'not_like', 'exists'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]);

function kindOf(fields: Fields, path: string): keyof typeof isValid | undefined {
  const [name = '', ...rest] = path.split('.');
  if (name === 'id' && rest.length === 0) return 'id';
  const field = fields.find((each) => each.name === name);
  if (!field) return undefined;
  if (rest.length > 0) return 'flattenedFields' in field ? kindOf(field.flattenedFields, rest.join('.')) : undefined;
  return field.type === 'relationship' && !Array.isArray(field.relationTo) ? 'upload' : field.type;
}

function checkValue(fields: Fields, path: string, operator: string, value: unknown): void {
  if (!operators.has(operator)) throw badRequest(`where: ${operator.slice(0, 40)}`);
  if (operator === 'exists') return;
  const isFit = isValid[kindOf(fields, path) ?? 'text'];
  const parts = listOperators.has(operator) ? listOf(value) : [value];
  for (const part of parts) {
    if (typeof part === 'object' && part !== null) throw badRequest(`where: the value of ${path}`);
    const isNone = part === null || part === 'null' || part === '';
    if (isFit && !isNone && !isFit(part)) throw badRequest(`where: the value of ${path}`);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : String(value).split(','));

/**
 * Refuses a condition that would make the database query fail.
 *
 * @param where from the query or the body
 * @param fields of the collection
 * @throws APIError 400 naming the invalid part
 */
export function checkWhere(where: unknown, fields: Fields): void {
  let conditions = 0;
  const walk = (node: unknown, depth: number): void => {
    conditions += 1;
    if (!isRecord(node) || depth > MAX_DEPTH || conditions > MAX_CONDITIONS) throw badRequest('where');
    for (const [path, constraint] of Object.entries(node)) {
      if (/^(?:and|or)$/i.test(path)) {
        if (!Array.isArray(constraint)) throw badRequest(`where: ${path}`);
        constraint.forEach((each) => walk(each, depth + 1));
        continue;
      }
      if (!isRecord(constraint) || !/^\w+(?:[.-]\w+)*$/.test(path)) throw badRequest('where: a field without operator');
      for (const [operator, value] of Object.entries(constraint)) checkValue(fields, path, operator, value);
    }
  };
  walk(where, 0);
}
