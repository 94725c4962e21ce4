import { badRequest } from '../bad-request';

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a number beyond the edge may be off by: browsers calculate in fractions. */
const ROUNDING = 0.001;

/** @throws APIError 400 */
function percentIn(value: unknown, place: string): number {
  const isNumber = typeof value !== 'object' && /^-?\d+(?:\.\d+)?(?:e-\d+)?$/.test(String(value));
  const number = Number(value);
  if (!isNumber || number < -ROUNDING || number > 100 + ROUNDING) throw badRequest(place);
  return Math.min(100, Math.max(0, number));
}

/** Replaces texts by numbers, which Payload compares with those that it has stored. */
function readPercents(edits: Values, name: string, fields: readonly string[]): void {
  const value = edits[name];
  if (value === undefined) return;
  if (!isRecord(value)) throw badRequest(`uploadEdits: ${name}`);
  for (const field of fields)
    if (value[field] !== undefined) value[field] = percentIn(value[field], `uploadEdits: ${name}.${field}`);
}

/**
 * Reads how a picture is to be cut. A query has texts only, and Payload takes any of them: for a focal point that is not
 * the stored one it fetches the file from its own address.
 *
 * @param query of the request; the numbers in it are replaced
 * @throws APIError 400 naming the part that is no number, or is not between 0 and 100
 */
export function readUploadEdits(query: Values): void {
  const { uploadEdits: edits } = query;
  if (edits === undefined || edits === '') return;
  if (!isRecord(edits)) throw badRequest('uploadEdits');
  for (const [name, value] of Object.entries(edits))
    if (value === '' || value === null) Reflect.deleteProperty(edits, name);
  readPercents(edits, 'focalPoint', ['x', 'y']);
  readPercents(edits, 'crop', ['x', 'y', 'width', 'height']);
  for (const name of ['widthInPixels', 'heightInPixels'])
    if (edits[name] !== undefined && !/^\d{1,6}$/.test(String(edits[name]))) throw badRequest(`uploadEdits: ${name}`);
}
