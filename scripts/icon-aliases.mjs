/**
 * Writes `lib/icons/aliases.json`: the former names of Lucide's icons, which content may still use. The package has
 * a file for each, but its table of shapes knows the present names only. Run it by hand after the package changes:
 * `node scripts/icon-aliases.mjs`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const folder = new URL('./icons/', `file://${require.resolve('lucide-static/package.json')}`);
/** @type {Record<string, unknown>} */
const present = require('lucide-static/icon-nodes.json');

/** @param {string} name */
async function drawing(name) {
  const file = await readFile(new URL(`${name}.svg`, folder), 'utf8');
  return file.slice(file.indexOf('>', file.indexOf('<svg'))).replace(/\s+/g, ' ');
}

const names = (await readdir(folder)).filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4));
const byDrawing = new Map();
for (const name of names) if (Object.hasOwn(present, name)) byDrawing.set(await drawing(name), name);
/** @type {Record<string, string>} */
const aliases = {};
for (const name of names.sort()) {
  const successor = Object.hasOwn(present, name) ? undefined : byDrawing.get(await drawing(name));
  if (successor) aliases[name] = successor;
}
await writeFile(new URL('../lib/icons/aliases.json', import.meta.url), `${JSON.stringify(aliases, null, 2)}\n`);
console.info(`${Object.keys(aliases).length} former names`);
