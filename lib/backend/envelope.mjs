import { callPaths } from './calls.mjs';

/**
 * What an answer of the backend means for the site (docs/contract.md#envelope).
 *
 * @typedef {{ kind: 'data' } & Part | { kind: 'none' } | { kind: 'failure', reason: string }} Reading
 */

/**
 * The data of an answer. Beside a part of a list: the number of entries of the whole list, and the cursor of the next
 * part, which the last one lacks. A host without parts sends neither.
 *
 * @typedef {{ data: unknown, total?: number, next?: string }} Part
 */

/** Longer cursors are not sent back. */
const maxCursorLength = 500;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {unknown} value @returns {value is string} */
const isCursor = (value) => typeof value === 'string' && value !== '' && value.length <= maxCursorLength;

/**
 * The envelope that every answer of the backend comes in.
 *
 * @param {string} body the answer's text
 * @returns {{ success: boolean, data?: unknown, total?: unknown, next?: unknown } | undefined} undefined for anything
 *   else
 */
export function parseEnvelope(body) {
  try {
    const json = JSON.parse(body);
    return isObject(json) && typeof json.success === 'boolean' ? { ...json, success: json.success } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer to a GET.
 *
 * @param {number} status the HTTP status
 * @param {string} body the answer's text
 * @returns {Reading}
 */
export function readEnvelope(status, body) {
  const envelope = parseEnvelope(body);
  if (!envelope) return { kind: 'failure', reason: `status ${status}, not an envelope` };
  const { success, data, total, next } = envelope;
  const isOk = status >= 200 && status < 300;
  if (isOk && success) {
    return data === undefined || data === null
      ? { kind: 'failure', reason: 'success without data' }
      : { kind: 'data', data, ...(isCount(total) && { total }), ...(isCursor(next) && { next }) };
  }
  if (!success && (isOk || status === 404)) return { kind: 'none' };
  return { kind: 'failure', reason: `status ${status}` };
}

/**
 * Whether data is a list of pages. An empty list is refused: it would empty the site's lists.
 *
 * @param {unknown} data
 * @returns {data is unknown[]}
 */
export const isPageList = (data) =>
  Array.isArray(data) && (data.length === 0 || data.some((entry) => isObject(entry) && Boolean(entry.pageKey)));

/** @param {unknown} value */
const isListOrObject = (value) => typeof value === 'object' && value !== null;

/**
 * Whether data has all parts of an application model, however empty they are: that of a site that is still being set
 * up. An answer that lacks a part is more likely a fault of the host.
 *
 * @param {unknown} data
 */
export const hasModelParts = (data) =>
  isObject(data) && isObject(data.siteInfo) && isListOrObject(data.menu) && isListOrObject(data.footer);

/**
 * Whether data can be used as an application model: one with a name, or that of a site that is still empty.
 *
 * @param {unknown} data
 */
export const isUsableModel = (data) =>
  isObject(data) && isObject(data.siteInfo) && (Boolean(data.siteInfo.title) || hasModelParts(data));

/** The minimum shape of each call's data. Anything else is a failure, and a failure is never cached. */
const shapes = /** @type {Record<import('./calls.mjs').Call, (data: unknown) => boolean>} */ ({
  GetApplicationModel: isUsableModel,
  GetPageData: (data) => isObject(data) && Boolean(data.pageKey),
  GetCategoryPages: isPageList,
  GetPageKeys: Array.isArray,
  GetRedirects: Array.isArray,
  SearchPages: (data) => isObject(data) && Array.isArray(data.results),
});

/**
 * Whether an answer may be cached: data of a usable shape. "None" is not cached either; the not-found page is.
 *
 * @param {string} url the address that answered
 * @param {number} status
 * @param {string} body
 */
export function isWorthKeeping(url, status, body) {
  const reading = readEnvelope(status, body);
  if (reading.kind !== 'data') return false;
  const path = new URL(url).pathname;
  const call = /** @type {import('./calls.mjs').Call | undefined} */ (
    Object.entries(callPaths).find(([, name]) => path.endsWith(`/api/${name}`))?.[0]
  );
  return call !== undefined && shapes[call](reading.data);
}
