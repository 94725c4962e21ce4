/**
 * One line of a payload: an id, the sign of its kind, and its text. A model, which is JSON, has no sign; `T` is text
 * that may have lines of its own.
 *
 * @typedef {{ id: string, kind: string, text: string }} PayloadRow
 */

/**
 * The kinds of lines that are known: models, scripts, hints, errors, and the begin and end of a stream. What is of
 * another kind could be lost or misread.
 */
const line = /^(I|H[A-Z]|E|X|C|(?=["[{\dtfn-]))(.*)$/s;

const [colon, comma, newline] = [':', ',', '\n'].map((sign) => sign.charCodeAt(0));

/**
 * Reads the text that React's router gets as a page's payload.
 *
 * @param {string} payload
 * @returns {PayloadRow[] | undefined} undefined for what is written otherwise
 */
export function readRows(payload) {
  // Lengths of texts are of their bytes.
  const bytes = Buffer.from(payload);
  /** @type {PayloadRow[]} */
  const rows = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(/** @type {number} */ (colon), at);
    if (end === -1) return undefined;
    const id = bytes.toString('utf8', at, end);
    if (!/^[\da-f]*$/.test(id)) return undefined;
    const sign = String.fromCharCode(bytes[end + 1] ?? 0);
    if (sign === 'T') {
      const start = bytes.indexOf(/** @type {number} */ (comma), end) + 1;
      const length = Number.parseInt(bytes.toString('utf8', end + 2, start - 1), 16);
      if (start === 0 || !(length >= 0) || start + length > bytes.length) return undefined;
      rows.push({ id, kind: 'T', text: bytes.toString('utf8', start, start + length) });
      at = start + length;
      continue;
    }
    const last = bytes.indexOf(/** @type {number} */ (newline), end);
    if (last === -1) return undefined;
    const found = line.exec(bytes.toString('utf8', end + 1, last));
    if (!found) return undefined;
    const [, kind = '', text = ''] = found;
    rows.push({ id, kind, text });
    at = last + 1;
  }
  return rows;
}

/** @param {readonly PayloadRow[]} rows */
export const writeRows = (rows) =>
  rows
    .map(({ id, kind, text }) =>
      kind === 'T' ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${kind}${text}\n`,
    )
    .join('');
