import { readRows } from '../../lib/cache/payload-rows.mjs';

/**
 * The payload that stands in a page for React, as it was sent: one script behind the other. What the browser puts in from
 * the page's markup is a short text here.
 *
 * @param {string} html
 */
export function payloadOf(html) {
  const scripts = html.matchAll(
    /self\.__next_f\.push\(\[1,(?:\(\(p=>.+?\}\)\)\()?(\[?'(?:[^'\\]|\\.|',\d+,')*'\]?)\)?\]\)/gs,
  );
  return [...scripts]
    .flatMap(([, parts = '']) => /** @type {string | (string | number)[]} */ (new Function(`return ${parts}`)()))
    .map((part) => (typeof part === 'number' ? `"~${part}~"` : part))
    .join('');
}

/**
 * The payload's rows by their names.
 *
 * @param {string} payload
 */
function rowsOf(payload) {
  const rows = readRows(payload) ?? [];
  return new Map(
    rows.map(({ id, kind, text }) => [
      id,
      { kind, text, value: kind === '' ? /** @type {unknown} */ (JSON.parse(text)) : undefined },
    ]),
  );
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
    if (!name || !row || row.kind === 'I') return;
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
