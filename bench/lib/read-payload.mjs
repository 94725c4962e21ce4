/**
 * The payload that stands in a page for React, as it was sent: one script behind the other.
 *
 * @param {string} html
 */
export function payloadOf(html) {
  const scripts = html.matchAll(/self\.__next_f\.push\(\[1,('(?:[^'\\]|\\.)*')\]\)<\/script>/gs);
  return [...scripts].map(([, quoted = '']) => /** @type {string} */ (new Function(`return ${quoted}`)())).join('');
}

/**
 * The payload's rows by their names.
 *
 * @param {string} payload
 */
function rowsOf(payload) {
  const bytes = Buffer.from(payload);
  /** @type {Map<string, { text: string, value: unknown }>} */
  const rows = new Map();
  for (let place = 0; place < bytes.length;) {
    const colon = bytes.indexOf(':', place);
    const name = bytes.toString('utf8', place, colon);
    // A long text is not quoted: its length in bytes, in hexadecimal digits, stands before it.
    const [, digits] = /^T([\da-f]+),/.exec(bytes.toString('utf8', colon + 1, colon + 12)) ?? [];
    const begin = colon + 1 + (digits ? digits.length + 2 : 0);
    const lineEnd = bytes.indexOf('\n', begin);
    const end = digits ? begin + parseInt(digits, 16) : lineEnd === -1 ? bytes.length : lineEnd;
    const text = bytes.toString('utf8', colon + 1, end);
    const isTree = !digits && /^[[{"]/.test(text);
    rows.set(name, { text, value: isTree ? /** @type {unknown} */ (JSON.parse(text)) : undefined });
    place = digits ? end : end + 1;
  }
  return rows;
}

/** @typedef {ReturnType<typeof rowsOf>} Rows */

/**
 * Calls back with every value of a tree, itself included.
 *
 * @param {unknown} tree
 * @param {(value: unknown) => void} visit
 */
function walk(tree, visit) {
  visit(tree);
  if (typeof tree === 'object' && tree !== null) for (const value of Object.values(tree)) walk(value, visit);
}

/**
 * The texts of a tree: its own, and those of the rows that it refers to and that no tree before has had. Rows that name
 * scripts are left out.
 *
 * @param {unknown} tree
 * @param {Rows} rows
 * @param {Set<string>} claimed
 * @returns {string[]}
 */
function textsOf(tree, rows, claimed) {
  const texts = [JSON.stringify(tree)];
  walk(tree, (value) => {
    const [, name] = (typeof value === 'string' && /^\$L?([\da-f]+)$/.exec(value)) || [];
    const row = name && !claimed.has(name) ? rows.get(name) : undefined;
    if (!name || !row || row.text.startsWith('I[')) return;
    claimed.add(name);
    texts.push(...(row.value === undefined ? [row.text] : textsOf(row.value, rows, claimed)));
  });
  return texts;
}

/**
 * What a payload says of each section of its page.
 *
 * @param {string} payload
 */
export function sectionsOf(payload) {
  const rows = rowsOf(payload);
  /** @type {{ type: string, element: unknown }[]} */
  const found = [];
  for (const { value: tree } of rows.values()) {
    walk(tree, (value) => {
      if (!Array.isArray(value) || value[0] !== '$' || value[1] !== 'section') return;
      const type = /** @type {{ 'data-section'?: string } | null} */ (value[3])?.['data-section'];
      if (type) found.push({ type, element: value });
    });
  }
  const claimed = new Set(/** @type {string[]} */ ([]));
  return found.map(({ type, element }) => ({ type, texts: textsOf(element, rows, claimed) }));
}
