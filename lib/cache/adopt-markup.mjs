import { randomUUID } from 'node:crypto';

import { renderToString } from 'react-dom/server';

import { isElement, isObject, Models, withParts } from './payload-models.mjs';
import { readRows, writeRows } from './payload-rows.mjs';

/** @typedef {import('./payload-models.mjs').Model} Model */
/** @typedef {import('./payload-models.mjs').ElementModel} ElementModel */
/** @typedef {import('./payload-rows.mjs').PayloadRow} PayloadRow */

/** Less is not worth its mark, in characters of the payload. */
const leastChildren = 60;

/** A name of another row may stand for much. */
const isShort = (/** @type {string} */ json) => json.length < leastChildren && !json.includes('"$');

/** No content has it. */
const sign = randomUUID();

/** What stands for the markup of the element with a number. */
const place = new RegExp(`"${sign}(\\d+)"`);

/** Looking for what is not in the page costs most: so many characters are looked through for one page. */
const mostLookedThrough = 8_000_000;

/** What React puts before a picture's markup, and a page has in its head. */
const preloads = /^(?:<link rel="preload"[^>]*\/>)+/;

/** What is text for a browser that runs scripts, or no part of the page. */
const unread = /<(noscript|template|script(?! type="application\/ld\+json")|style|textarea|iframe)\b.*?<\/\1>/gs;

/** Looks for the parts of a payload that are markup alone, and stand in the page as they are. */
class Finder {
  /** Where the element of each number begins in the page. @type {number[]} */
  starts = [];
  #lookedThrough = 0;

  /**
   * @param {string} html the page without its payload
   * @param {Models} models
   */
  constructor(html, models) {
    // Of the same length: what is found is found at its place.
    this.html = html.replace(unread, (text) => ' '.repeat(text.length));
    this.models = models;
  }

  /**
   * @param {Model} model
   * @returns {Model} the same with places for what was found
   */
  replace(model) {
    const number = isElement(model) ? this.#find(model) : undefined;
    if (number === undefined) return withParts(model, (part) => this.replace(part));
    const [mark, type, key, { children: _, ...props }] = /** @type {ElementModel} */ (model);
    const kept = Object.entries(props).filter(([, value]) => value !== '$undefined');
    return [mark, type, key, { ...Object.fromEntries(kept), dangerouslySetInnerHTML: { __html: `${sign}${number}` } }];
  }

  /** @param {ElementModel} model @returns {number | undefined} */
  #find(model) {
    const [, type, , props] = model;
    if (type.startsWith('$') || !isObject(props) || !this.models.isMarkup(model)) return undefined;
    const inside = props.children ?? props.dangerouslySetInnerHTML;
    if (inside === undefined || isShort(JSON.stringify(inside))) return undefined;
    if (this.#lookedThrough > mostLookedThrough) return undefined;
    const markup = renderToString(/** @type {never} */ (this.models.toReact(model))).replace(preloads, '');
    const start = this.html.indexOf(markup);
    this.#lookedThrough += markup.length + (start === -1 ? this.html.length : 0);
    if (start === -1) return undefined;
    const known = this.starts.indexOf(start);
    return known === -1 ? this.starts.push(start) - 1 : known;
  }
}

/** What a model names: rows, and parts of rows. */
const names = /"\$[^\da-f"]?([\da-f]+)(:[^"]*)?"/g;

/**
 * The rows that are needed for what a function makes of their models.
 *
 * @param {readonly PayloadRow[]} rows
 * @param {(id: string) => Model} replaced
 * @returns {PayloadRow[]} in their order
 */
function needed(rows, replaced) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  /** @type {Map<PayloadRow, PayloadRow>} */
  const made = new Map();
  const waiting = rows.filter(({ id, kind }) => id === '' || id === '0' || (kind !== '' && kind !== 'T'));
  for (const row of waiting) {
    if (made.has(row)) continue;
    const text = row.kind === '' ? JSON.stringify(replaced(row.id)) : row.text;
    made.set(row, { ...row, text });
    if (row.kind === 'T') continue;
    for (const [, id = ''] of text.matchAll(names)) {
      const other = byId.get(id);
      if (other) waiting.push(other);
    }
  }
  return rows.flatMap((row) => made.get(row) ?? []);
}

/** Rows of one id are parts of a stream. One that is empty has a begin and an end alone. @param {readonly PayloadRow[]} rows */
function hasStream(rows) {
  const known = new Set();
  return rows.some(({ id, kind }) => {
    const isAgain = known.has(id);
    known.add(id);
    return isAgain && id !== '' && kind !== 'C';
  });
}

/**
 * Leaves out of a payload what the page has as markup anyway: the browser puts it in from there. React then adopts such
 * an element as it is, without looking into it.
 *
 * @param {string} html the page without its payload
 * @param {string} payload
 * @returns {{ html: string, payload: (string | number)[] } | undefined} the page with marks, and the payload in parts:
 *   a number stands for the markup of what has that mark; undefined if there is none, or nothing is won
 * @throws {Error} for a payload that is written otherwise
 */
export function adoptMarkup(html, payload) {
  const rows = readRows(payload);
  // Marks of somebody else's would be taken for those that are set here.
  if (!rows || hasStream(rows) || html.includes(' data-a="')) return undefined;
  const models = new Models(new Map(rows.map((row) => [row.id, row])));
  const finder = new Finder(html, models);
  const left = writeRows(needed(rows, (id) => finder.replace(models.of(id))));
  if (finder.starts.length === 0 || left.length >= payload.length) return undefined;
  // By their order in the page: which rows a payload has depends on which part was ready first.
  const order = finder.starts.map((start, number) => ({ start, number })).sort((one, other) => one.start - other.start);
  const ranks = new Map(order.map(({ number }, rank) => [number, rank]));
  let [marked, at] = ['', 0];
  for (const [rank, { start }] of order.entries()) {
    const end = start + (/^<[\w-]+/.exec(html.slice(start, start + 40))?.[0].length ?? 0);
    marked += `${html.slice(at, end)} data-a="${rank}"`;
    at = end;
  }
  // Every second one is a number.
  const parts = left.split(place).map((part, index) => (index % 2 ? (ranks.get(Number(part)) ?? '') : part));
  return { html: marked + html.slice(at), payload: parts };
}

/**
 * Fills the parts of a payload, in the page: a script that is called with them. A text that begins with `$` has one more
 * of it in a payload.
 */
export const fillIn =
  '(p=>{let m=[];for(let e of document.querySelectorAll("[data-a]"))m[e.dataset.a]=e.innerHTML;return p.map(x=>x===+x?JSON.stringify((m[x]??"").replace(/^\\$/,"$$$$")):x).join("")})';
