/**
 * Proves that a freshly seeded backend answers with exactly the content it was seeded from.
 *
 *   node scripts/verify-seed.mjs http://127.0.0.1:3001
 *
 * Left out of the comparison: the sources of pictures, films and captions (files get new names), what the backend adds
 * to pictures and films, `isEditable`, `revision` and `updatedAt`.
 */
import { deepStrictEqual } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const baseUrl = (process.argv[2] ?? 'http://127.0.0.1:3001').replace(/\/$/, '');
const contentDir = fileURLToPath(new URL('../seed/demo/content/', import.meta.url));
const readJson = (file) => JSON.parse(readFileSync(path.join(contentDir, file), 'utf8'));

/** The index of words is built beside the start; how long that may take where the processors have other work. */
const searchWaitMs = 60_000;
const startedAt = Date.now();

async function call(name) {
  const response = await fetch(`${baseUrl}/api/${name}`);
  if (response.status === 503 && name.startsWith('SearchPages') && Date.now() - startedAt < searchWaitMs) {
    await sleep(250);
    return call(name);
  }
  const envelope = await response.json();
  if (!response.ok || envelope.success !== true) throw new Error(`${name}: ${response.status} ${envelope.message}`);
  return envelope.data;
}

/** A film is an address or an object. Films on a platform keep their address. */
function comparableFilm(film) {
  const { src, poster, captions = [] } = typeof film === 'string' ? { src: film } : film;
  return {
    src: /^\/media\/.*\.mp4$/.test(src) ? '(film)' : src,
    poster: comparable(poster),
    captions: captions.map(({ language }) => language),
  };
}

/** Reduces a page to what both sides must agree on. */
function comparable(value, key) {
  if (key === 'movieLink' && value) return comparableFilm(value);
  if (Array.isArray(value)) return value.map((each) => comparable(each));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.src === 'string' && typeof value.alt === 'string') {
    const { width, height, alt } = value;
    return { width, height, alt };
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, comparable(each, name)]));
}

function comparablePage({ isEditable, revision, updatedAt, ...page }) {
  return comparable(page);
}

let failures = 0;
function check(name, actual, expected) {
  try {
    deepStrictEqual(actual, expected);
  } catch (error) {
    failures += 1;
    console.error(`${name} differs:\n${error.message}\n`);
  }
}

const pages = readdirSync(path.join(contentDir, 'pages'))
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => readJson(`pages/${name}`));

for (const expected of pages) {
  const actual = await call(`GetPageData?pageKey=${expected.pageKey}`);
  check(expected.pageKey, comparablePage(actual), comparablePage(expected));
  check(`${expected.pageKey}: isEditable`, actual.isEditable, false);
  if (!actual.revision || Number.isNaN(Date.parse(actual.updatedAt)))
    check(`${expected.pageKey}: revision`, actual, {});
}

const lists = readJson('categories.json');

check(
  'GetApplicationModel',
  comparable(await call('GetApplicationModel')),
  comparable({ ...readJson('application-model.json'), categories: lists }),
);

for (const category of new Set(pages.flatMap((page) => page.categories))) {
  const listed = await call(`GetCategoryPages?category=${category}`);
  const expected = pages.filter(({ categories }) => categories.includes(category));
  check(`GetCategoryPages ${category}`, listed.map(comparablePage), expected.map(comparablePage));
}

const keys = await call('GetPageKeys');
const visible = pages.filter(({ isVisible }) => isVisible);
check(
  'GetPageKeys',
  keys.map(({ pageKey, link, languages }) => ({ pageKey, link, languages })),
  visible.map(({ pageKey, link, otherLangs }) => ({ pageKey, link, languages: ['tr', ...Object.keys(otherLangs)] })),
);

/** A page, a page of a category, and a page by what the English menu calls it. */
const searches = [
  ['püskürtme betonu', 'tr', '/page/puskurtme-beton'],
  ['barajlarda', 'tr', `/reference/${lists.find(({ title }) => title === 'Barajlar')?.link}`],
  ['careers', 'en', '/page/kariyer'],
];
for (const [query, language, link] of searches) {
  const { results } = await call(`SearchPages?query=${encodeURIComponent(query)}&language=${language}`);
  check(`SearchPages ${query}`, results[0]?.link, link);
}

console.info(failures ? `${failures} differences` : `${pages.length} pages and the application model are equal`);
process.exitCode = failures ? 1 : 0;
