import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Next's page cache in a build (16.4). Pages rendered by the build are in `server/app`, with the key of the entry in
 * `NAME.meta`. Pages rendered later are in `server/route-cache`, at that key, and have precedence.
 */
const places = { built: 'server/app', made: 'server/route-cache' };

/**
 * @typedef {object} Meta
 * @property {number} [status]
 * @property {string[]} [segmentPaths]
 * @property {{ key: string }} [routeCache]
 * @property {number} [routeCacheLastModified]
 * @property {{ revalidate?: number | false, expire?: number }} [cacheControl]
 */

/**
 * @typedef {{ key: string, file: string, meta: Meta }} Page an entry: its key, and its files' name without an ending
 */

/** @param {string} folder @returns {Promise<string[]>} the names of pages, without their endings */
async function pagesBelow(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.meta')).map((name) => name.slice(0, -'.meta'.length));
}

/**
 * Reads what is noted of an entry. The site deletes and writes entries meanwhile, and a crash may leave half a file.
 *
 * @param {string} file
 * @returns {Promise<Meta | undefined>} undefined if it cannot be read
 */
async function readMeta(file) {
  try {
    return JSON.parse(await readFile(`${file}.meta`, 'utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The newest cached page of each key.
 *
 * @param {string} distDir folder of the build
 * @returns {Promise<Map<string, Page>>}
 */
async function cachedPages(distDir) {
  /** @type {Map<string, Page>} */
  const pages = new Map();
  for (const name of await pagesBelow(path.join(distDir, places.built))) {
    const file = path.join(distDir, places.built, name);
    const meta = await readMeta(file);
    if (meta?.routeCache) pages.set(meta.routeCache.key, { key: meta.routeCache.key, file, meta });
  }
  for (const name of await pagesBelow(path.join(distDir, places.made))) {
    const [key, file] = [`/route-cache/${name}`, path.join(distDir, places.made, name)];
    const meta = await readMeta(file);
    if (meta) pages.set(key, { key, file, meta });
  }
  return pages;
}

/** Whether it is a page with content and all of its files exist. @param {Page} page */
const isWhole = ({ file, meta }) =>
  (meta.status ?? 200) === 200 && existsSync(`${file}.html`) && existsSync(`${file}.rsc`);

/**
 * Copies a page to where the new version looks first. It is stale at once, so the new version serves it while it renders
 * its own.
 *
 * @param {Page} page
 * @param {string} distDir
 */
async function carry({ key, file, meta }, distDir) {
  const to = path.join(distDir, 'server', key);
  await mkdir(path.dirname(to), { recursive: true });
  for (const segment of meta.segmentPaths ?? []) {
    const name = `.segments${segment}.segment.rsc`;
    if (!existsSync(file + name)) continue;
    await mkdir(path.dirname(to + name), { recursive: true });
    await copyFile(file + name, to + name);
  }
  await copyFile(`${file}.rsc`, `${to}.rsc`);
  const routeCacheLastModified = meta.routeCacheLastModified ?? (await stat(`${file}.html`)).mtimeMs;
  const cacheControl = { ...meta.cacheControl, revalidate: 1 };
  await writeFile(`${to}.meta`, JSON.stringify({ ...meta, routeCacheLastModified, cacheControl }));
  // Copied last, because without it Next sees no entry.
  await copyFile(`${file}.html`, `${to}.html`);
}

/**
 * Copies cached pages of the previous version into a new build, for pages that the build could not render because the
 * backend was unreachable. An old page is better than an error. Its scripts and styles stay available
 * (`archive-static.mjs`).
 *
 * @param {string} from the former build's folder
 * @param {string} to the new build's folder
 * @returns {Promise<number>} how many pages were copied
 */
export async function carryPages(from, to) {
  const own = await cachedPages(to);
  let count = 0;
  for (const page of (await cachedPages(from)).values()) {
    const made = own.get(page.key);
    if (!isWhole(page) || (made && isWhole(made))) continue;
    await carry(page, to);
    count += 1;
  }
  return count;
}
