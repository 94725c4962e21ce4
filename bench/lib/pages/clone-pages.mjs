import { randomUUID } from 'node:crypto';

import { createClient } from '@libsql/client';

import { ownPages } from './own-pages.mjs';
import { words } from './words.mjs';

/** How many statements are sent together. */
const batch = 500;

/** @typedef {Record<string, import('@libsql/client').InValue>} Row */
/** @typedef {import('@libsql/client').InStatement} Statement */

/** @param {import('@libsql/client').Client} client @param {string} statement @returns {Promise<Row[]>} */
async function rowsOf(client, statement) {
  const { rows, columns } = await client.execute(statement);
  return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null])));
}

/** @param {Row[]} rows @param {string} column @returns {Map<number, Row[]>} */
function byNumber(rows, column) {
  /** @type {Map<number, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(Number(row[column]));
    if (group) group.push(row);
    else groups.set(Number(row[column]), [row]);
  }
  return groups;
}

/** @param {string} table @param {Row} row @returns {Statement} */
function insert(table, row) {
  const names = Object.keys(row);
  const columns = names.map((name) => `"${name}"`).join(', ');
  return {
    sql: `INSERT INTO "${table}" (${columns}) VALUES (${names.map(() => '?').join(', ')})`,
    args: Object.values(row),
  };
}

/**
 * The texts of a stored page with further words, so that copies differ as pages of a real site do: an index of words
 * would otherwise stay as small as that of the originals.
 *
 * @param {unknown} value
 * @param {number} number
 * @returns {unknown}
 */
function varied(value, number) {
  if (typeof value === 'string') {
    if (value.length < 60 || !value.includes(' ') || value.startsWith('data:')) return value;
    return value.startsWith('<p>')
      ? value.replace('<p>', `<p>${words(12, number)} `)
      : `${value} ${words(12, number)}.`;
  }
  if (Array.isArray(value)) return value.map((item) => varied(item, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, varied(item, number)]));
}

/** @param {Row} row @param {string} prefix of its columns @param {number} number */
function variedSections(row, prefix, number) {
  const names = [`${prefix}sections`, `${prefix}data_sections`];
  const stored = names.filter((name) => typeof row[name] === 'string');
  return Object.fromEntries(
    stored.map((name) => [name, JSON.stringify(varied(JSON.parse(String(row[name])), number))]),
  );
}

/** @param {Row} row @param {string} prefix @param {number} number */
const variedTexts = (row, prefix, number) => ({
  [`${prefix}title`]: `${String(row[`${prefix}title`] ?? '')} ${words(1, number)} ${number}`,
  [`${prefix}description`]: `${String(row[`${prefix}description`] ?? '')} ${words(6, number)}.`,
});

/**
 * Fills a database of the backend, which is not running, with copies of its pages: published, in two languages, in the
 * lists of the originals, each with one version. Written straight into the tables, since a save through the backend
 * takes tens of milliseconds.
 *
 * @param {string} file of the database
 * @param {number} total how many pages there are in the end
 * @returns {Promise<number>} how many copies were made
 */
export async function clonePages(file, total) {
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute('PRAGMA synchronous = OFF');
    await client.execute('PRAGMA cache_size = -200000');
    const all = await rowsOf(client, "SELECT * FROM pages WHERE _status = 'published' ORDER BY id");
    const pages = all.filter(({ page_key: key }) => !ownPages.has(String(key)));
    const versions = await rowsOf(client, 'SELECT * FROM _pages_v WHERE latest = 1');
    const byParent = async (/** @type {string} */ table, /** @type {string} */ column) =>
      byNumber(await rowsOf(client, `SELECT * FROM "${table}"`), column);
    const locales = await byParent('pages_locales', '_parent_id');
    const categories = await byParent('pages_texts', 'parent_id');
    const versionLocales = await byParent('_pages_v_locales', '_parent_id');
    const versionCategories = await byParent('_pages_v_texts', 'parent_id');
    const nextId = async (/** @type {string} */ table) =>
      Number((await rowsOf(client, `SELECT max(id) AS id FROM "${table}"`))[0]?.id ?? 0) + 1;
    let [pageId, versionId] = [await nextId('pages'), await nextId('_pages_v')];
    const count = Math.max(0, total - all.length);
    /** @type {Statement[]} */
    let statements = [];
    for (let number = 1; number <= count; number += 1) {
      const page = /** @type {Row} */ (pages[number % pages.length]);
      const [id, key, uuid] = [pageId++, `${String(page.page_key)}-${number}`, randomUUID()];
      const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
      const own = { page_key: key, link: `/page/${key}`, uuid, updated_at: at, created_at: at, order: number };
      statements.push(insert('pages', { ...page, ...variedSections(page, '', number), ...own, id }));
      for (const { id: _, ...row } of locales.get(Number(page.id)) ?? [])
        statements.push(insert('pages_locales', { ...row, ...variedTexts(row, '', number), _parent_id: id }));
      for (const { id: _, ...row } of categories.get(Number(page.id)) ?? [])
        statements.push(insert('pages_texts', { ...row, parent_id: id }));
      const version = versions.find(({ parent_id: parent }) => parent === page.id);
      if (version) {
        const newId = versionId++;
        const named = Object.fromEntries(Object.entries(own).map(([name, value]) => [`version_${name}`, value]));
        const times = { created_at: at, updated_at: at };
        const row = { ...version, ...variedSections(version, 'version_', number), ...named, ...times };
        statements.push(insert('_pages_v', { ...row, id: newId, parent_id: id }));
        for (const { id: _, ...copy } of versionLocales.get(Number(version.id)) ?? [])
          statements.push(
            insert('_pages_v_locales', { ...copy, ...variedTexts(copy, 'version_', number), _parent_id: newId }),
          );
        for (const { id: _, ...copy } of versionCategories.get(Number(version.id)) ?? [])
          statements.push(insert('_pages_v_texts', { ...copy, parent_id: newId }));
      }
      if (statements.length < batch && number < count) continue;
      await client.batch(statements, 'write');
      statements = [];
    }
    return count;
  } finally {
    client.close();
  }
}

/**
 * Addresses of copies that a build does not generate, because they are among the oldest.
 *
 * @param {string} file of the database
 * @param {number} count
 */
export async function someAddresses(file, count) {
  const client = createClient({ url: `file:${file}` });
  try {
    const rows = await rowsOf(client, "SELECT link FROM pages WHERE page_key GLOB '*-[0-9]*' ORDER BY updated_at");
    return rows.slice(0, count).map(({ link }) => String(link));
  } finally {
    client.close();
  }
}
