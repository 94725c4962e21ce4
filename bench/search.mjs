/**
 * `node --expose-gc bench/search.mjs`: the search over 10,000 pages in two languages: how long the index takes to
 * build, what it weighs, how long a search takes, and whether changes and searches leave memory as it was.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import ts from 'typescript';

import { root } from '../scripts/lib/paths.mjs';

const pageCount = 10_000;
const searchCount = 1_000;

/** The index's own sources, without the backend around them. */
const sources = ['languages', 'search/fold', 'search/excerpt', 'search/search-index'];
const folder = path.join(root, 'node_modules/.cache/bench-search');
for (const source of sources) {
  const text = await readFile(path.join(root, 'backend/src', `${source}.ts`), 'utf8');
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  const file = path.join(folder, `${source}.js`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, ts.transpileModule(text, { compilerOptions: options }).outputText);
}
await writeFile(path.join(folder, 'package.json'), '{"type":"commonjs"}');
const { SearchIndex } = createRequire(import.meta.url)(path.join(folder, 'search/search-index.js'));

/** Numbers that are the same in every run. */
let state = 42;
const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;

const syllables = 'ka kö prü tü nel ba raj zem in jet grout çe lik be ton şan ti ye i ş ı ğ ü me tro yol de mir'.split(
  ' ',
);
const makeWord = () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join(
    '',
  );
const vocabulary = Array.from({ length: 30_000 }, makeWord);
/** Few words are frequent and most are rare, as in any language. */
const word = () => vocabulary[Math.floor(random() ** 3 * vocabulary.length)] ?? '';
const words = (/** @type {number} */ count) => Array.from({ length: count }, word).join(' ');

/** @param {number} number */
function texts(number) {
  const page = { pageKey: `p-${number}`, link: `/page/p-${number}`, keywords: words(5) };
  const languages = number % 2 ? ['tr', 'en'] : ['tr'];
  return languages.map((language) => ({
    ...page,
    language,
    languages,
    title: words(4),
    description: words(15),
    text: words(300),
  }));
}

const megabytes = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
};

const index = new SearchIndex();
const empty = megabytes();
const started = process.cpuUsage();
for (let number = 0; number < pageCount; number += 1) index.put(number, texts(number));
const buildSeconds = Math.round(process.cpuUsage(started).user / 100_000) / 10;
const built = megabytes();

/** @param {string} text one letter changed, as fingers do */
const slip = (text) => text.slice(0, 2) + 'x' + text.slice(3);
const queries = Array.from({ length: searchCount }, (_, number) => {
  const query = [word(), `${word()} ${word()}`, slip(word()), word().slice(0, 3), words(8)][number % 5] ?? '';
  return { query, language: number % 3 ? 'tr' : 'en', limit: 10, offset: 0 };
});
const times = queries
  .map((query) => {
    // The time of the processor, so that whatever else the machine does is left out.
    const before = process.cpuUsage();
    index.search(query);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  })
  .sort((a, b) => a - b);
const at = (/** @type {number} */ share) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
const searched = megabytes();
for (let number = 0; number < 1_000; number += 1) index.put(number % 500, texts(number % 500));
await new Promise((resolve) => setTimeout(resolve, 3000));

await rm(folder, { recursive: true });
console.info(
  JSON.stringify(
    {
      pages: pageCount,
      'build (s)': buildSeconds,
      'index (MB)': built - empty,
      'search p50 (ms)': at(0.5),
      'search p95 (ms)': at(0.95),
      'search max (ms)': at(0.9999),
      'more after 1,000 searches (MB)': searched - built,
      'more after 1,000 changes (MB)': megabytes() - built,
    },
    null,
    2,
  ),
);
