import { badRequest } from '../bad-request';

/** A page with its sections is about 12 levels deep. */
const MAX_DEPTH = 40;

const isPlainText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Refuses values that no database stores: NUL, half of a surrogate pair, too deep objects, infinite numbers.
 *
 * @param value from the query or the body
 * @throws APIError 400 naming the place of the value
 */
export function checkPlain(value: unknown, place = 'the request', depth = 0): void {
  if (depth > MAX_DEPTH) throw badRequest(`${place}: too deep`);
  if (typeof value === 'string' && !isPlainText(value)) throw badRequest(`${place}: characters that cannot be kept`);
  if (typeof value === 'number' && !Number.isFinite(value)) throw badRequest(`${place}: the number`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (!isPlainText(name) || name in Object.prototype) throw badRequest(`${place}: a name in it`);
    checkPlain(each, name.slice(0, 100), depth + 1);
  }
}
