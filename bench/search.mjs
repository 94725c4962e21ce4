/**
 * `node --expose-gc bench/search.mjs [pages]`, in two parts.
 *
 * The demo content: for how many of the questions in `test/search` a page that a person would want is among the first
 * three, in each language, and how long they take: those that the search was improved with, with the missed ones, and
 * those that are held back, of which only the share is shown. It ends with 1 below a bar.
 *
 * Generated pages, 1,000 by default: how long the index takes to build, its memory, how long a search takes, and
 * whether changes and searches leave memory as it was.
 */
import { requireTypeScript } from './lib/require-typescript.mjs';

const pageCount = Number(process.argv[2] ?? 1_000);
const searchCount = 1_000;

const require = requireTypeScript(import.meta.url);
/** @type {typeof import('../backend/src/search/search-index')} */
const { SearchIndex } = require('../backend/src/search/search-index');
/** @type {typeof import('../test/search/demo-index')} */
const { demoIndex } = require('../test/search/demo-index');
/** @type {typeof import('../test/search/measure')} */
const { askedLanguages, measure, questionSets } = require('../test/search/measure');

/** @typedef {import('../backend/src/languages').Language} Language */
/** @typedef {{ query: string, language: Language, limit: number, offset: number }} Search */

/**
 * Processor time in milliseconds, so that other work of the machine does not count.
 *
 * @param {import('../backend/src/search/search-index').SearchIndex} index
 * @param {readonly Search[]} searches
 */
function timesOf(index, searches) {
  const times = searches
    .map((search) => {
      const before = process.cpuUsage();
      index.search(search);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    })
    .sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { 'search p50 (ms)': at(0.5), 'search p95 (ms)': at(0.95), 'search max (ms)': at(0.9999) };
}

const demo = await demoIndex();
for (const language of askedLanguages) {
  for (const [name, { questions, bar }] of Object.entries(questionSets)) {
    const { count, share, misses } = measure(demo.index, language, questions[language]);
    const percent = Math.round(share * 1000) / 10;
    console.info(`${language}, ${name}: ${percent} % of ${count} questions have a wanted page among the first three`);
    for (const { query, wanted, found } of name === 'tuned' ? misses : []) {
      console.info(`  "${query}" wants ${wanted.join(' or ')}, finds ${found.join(', ') || 'nothing'}`);
    }
    if (share < bar) process.exitCode = 1;
  }
  const searches = questionSets.tuned.questions[language].map(({ query }) => ({
    query,
    language,
    limit: 10,
    offset: 0,
  }));
  // The first round warms up.
  timesOf(demo.index, searches);
  console.info(JSON.stringify(timesOf(demo.index, searches), null, 2));
}

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
  /** @type {Language[]} */
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

/** @param {string} text gets one wrong letter, like a typing error */
const withTypo = (text) => text.slice(0, 2) + 'x' + text.slice(3);
const queries = Array.from({ length: searchCount }, (_, number) => {
  const query = [word(), `${word()} ${word()}`, withTypo(word()), word().slice(0, 3), words(8)][number % 5] ?? '';
  /** @type {Language} */
  const language = number % 3 ? 'tr' : 'en';
  return { query, language, limit: 10, offset: 0 };
});
const times = timesOf(index, queries);
const searched = megabytes();
for (let number = 0; number < 1_000; number += 1) index.put(number % 500, texts(number % 500));
await new Promise((resolve) => setTimeout(resolve, 3000));

console.info(
  JSON.stringify(
    {
      pages: pageCount,
      'build (s)': buildSeconds,
      'index (MB)': built - empty,
      ...times,
      'more after 1,000 searches (MB)': searched - built,
      'more after 1,000 changes (MB)': megabytes() - built,
    },
    null,
    2,
  ),
);
