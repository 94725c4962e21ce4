/**
 * `npm run bench:pages`: a site of many pages beside one of few, in one table. Copies of the demo's pages are written
 * straight into a scratch database; then the site is built and started, and each part is measured as its users meet it:
 * in processor time of site and backend, so that other work of the machine does not count, or by the clock where the
 * table says so. A round of 100 and 10,000 pages takes about ten minutes on two cores.
 *
 *   --pages=100,10000  how many pages there are
 *   --publishes=10     how often a page is saved and published
 */
import { table } from './lib/table.mjs';
import { measureSite } from './lib/pages/measure-site.mjs';

/** @param {string} name @param {string} fallback */
const option = (name, fallback) =>
  process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;

const sizes = option('pages', '100,10000').split(',').map(Number);
const publishes = Number(option('publishes', '10'));

/** @type {Map<string, (number | string)[]>} */
const rows = new Map();
for (const pages of sizes) {
  for (const [what, value] of Object.entries(await measureSite(pages, publishes)))
    rows.set(what, [...(rows.get(what) ?? []), value]);
}

/** @param {(number | string)[]} values */
const ratio = ([few, many]) =>
  typeof few === 'number' && typeof many === 'number' && few > 0 ? Math.round((many / few) * 10) / 10 : '';

const text = table(
  [...rows].map(([what, values]) => ({
    what,
    ...Object.fromEntries(sizes.map((size, index) => [`${size} pages`, values[index] ?? ''])),
    ...(sizes.length === 2 && { ratio: ratio(values) }),
  })),
);
console.info(`\n${text}\n`);
