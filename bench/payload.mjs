/**
 * What the inline payload of each type of section costs beside its markup, over some pages (docs/decisions/0014, 0117).
 *
 *     node bench/payload.mjs http://127.0.0.1:3000 [paths]
 *
 * The site must be running. Bytes of one section in the middle, as they are; and what Brotli's page loses if they are
 * left out of it.
 */
import { brotliCompressSync } from 'node:zlib';

import { median } from './lib/browser.mjs';
import { listPath } from './lib/demo-lists.mjs';
import { payloadOf, sectionsOf } from './lib/read-payload.mjs';
import { table } from './lib/table.mjs';

const [site = 'http://127.0.0.1:3000', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/', '/about', '/contact', '/page/elements', listPath];

/** @param {string} text */
const compressed = (text) => brotliCompressSync(text).length;

/** The markup of each section, in the order of the page. @param {string} html */
function markupOf(html) {
  /** @type {{ type: string, markup: string }[]} */
  const found = [];
  for (const { index, 1: type = '' } of html.matchAll(/<section[^>]*\sdata-section="(\w+)"/g)) {
    let depth = 0;
    for (const tag of html.slice(index).matchAll(/<(\/?)section\b/g)) {
      depth += tag[1] ? -1 : 1;
      if (depth > 0) continue;
      found.push({ type, markup: html.slice(index, index + tag.index) });
      break;
    }
  }
  return found;
}

/** @type {Map<string, { markup: number, payload: number, markupBrotli: number, payloadBrotli: number }[]>} */
const costs = new Map();
for (const path of paths) {
  const html = await (await fetch(site + path)).text();
  const payload = payloadOf(html);
  // As the page has it, but not escaped. Both sides have the same bytes.
  const page = html.slice(0, html.search(/<script id="_R_">/)) + payload;
  const whole = compressed(page);
  const markups = markupOf(html);
  for (const { type, texts } of sectionsOf(payload)) {
    const at = markups.findIndex((one) => one.type === type);
    const [{ markup = '' } = {}] = at === -1 ? [] : markups.splice(at, 1);
    const withoutPayload = texts.reduce((text, part) => text.replace(part, ''), page);
    const own = costs.get(type) ?? [];
    own.push({
      markup: markup.length,
      payload: page.length - withoutPayload.length,
      markupBrotli: compressed(withoutPayload) - compressed(withoutPayload.replace(markup, '')),
      payloadBrotli: whole - compressed(withoutPayload),
    });
    costs.set(type, own);
  }
}

const rows = [...costs].map(([section, own]) => ({
  section,
  sections: own.length,
  markup: median(own.map(({ markup }) => markup)),
  payload: median(own.map(({ payload }) => payload)),
  'markup, Brotli': median(own.map(({ markupBrotli }) => markupBrotli)),
  'payload, Brotli': median(own.map(({ payloadBrotli }) => payloadBrotli)),
}));
console.info(table(rows));
