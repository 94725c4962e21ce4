import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';

import { startScriptRecord } from '../lib/cache/start-script.mjs';
import { compileHint } from './compile-ahead.mjs';

/** @typedef {import('../lib/cache/start-script.mjs').StartScript} StartScript */

/** The home page. All pages of content have its scripts. */
const route = '[lang]/page';

/** How a script of Turbopack begins: it says which file it is by the element that runs. */
const ownElement =
  /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\["object"==typeof document\?document\.currentScript:void 0,/;

/** A script without its first line, if that asks for something of the whole file. */
const withoutHint = (/** @type {string} */ script) =>
  script.startsWith(compileHint) ? script.slice(compileHint.length) : script;

/**
 * The same script, which says which file it is by its name.
 *
 * @param {string} name
 * @param {string} script
 */
function named(name, script) {
  const own = withoutHint(script);
  if (!ownElement.test(own)) throw new Error(`${name} does not begin as a script of Turbopack does`);
  return own.replace(ownElement, () => `(globalThis.TURBOPACK||=[]).push([${JSON.stringify(name)},`);
}

/**
 * Elements that stand for the merged files. React and Turbopack look for a script's element, and fetch the script where
 * there is none. Browsers do not fetch a script of an unknown type.
 *
 * @param {string[]} addresses
 */
const standIns = (addresses) =>
  `for(const a of ${JSON.stringify(addresses)}){const s=document.createElement("script");s.type="merged";s.setAttribute("async","");s.setAttribute("src",a);document.head.append(s)}`;

/**
 * What Next has a route load, from its manifests.
 *
 * @param {string} distDir
 */
async function scriptsOf(distDir) {
  const read = (/** @type {string} */ name) => readFile(path.join(distDir, name), 'utf8');
  /** @type {{ rootMainFiles: string[], pagesChunkGroupBootstrapParams: Record<string, object> }} */
  const build = JSON.parse(await read('build-manifest.json'));
  /** @type {{ __RSC_MANIFEST?: Record<string, { entryJSFiles: Record<string, string[]> }> }} */
  const sandbox = {};
  runInContext(await read(`server/app/${route}_client-reference-manifest.js`), createContext({ globalThis: sandbox }));
  const [manifest] = Object.values(sandbox.__RSC_MANIFEST ?? {});
  const isRuntime = (/** @type {string} */ name) => path.basename(name).startsWith('turbopack-');
  const [mains, runtimes] = [false, true].map((is) => build.rootMainFiles.filter((name) => isRuntime(name) === is));
  const [main, runtime] = [mains?.[0], runtimes?.[0]];
  const start = build.pagesChunkGroupBootstrapParams[`/${route}`];
  if (!manifest || !main || !runtime || !start || build.rootMainFiles.length !== 2)
    throw new Error('the manifests do not name the scripts of the home page');
  return { main, runtime, start, parts: [...new Set(Object.values(manifest.entryJSFiles).flat())] };
}

/**
 * Merges the scripts that every page of content starts with into one file: six requests are one. The files themselves
 * stay, for the edit mode and for pages of other scripts. Before the build's files are compressed (docs/decisions/0116).
 *
 * @param {string} distDir path of the build
 * @throws {Error} where Next writes manifests or scripts otherwise than this knows
 */
export async function mergeStartScript(distDir) {
  await rm(startScriptRecord(distDir), { force: true });
  // The gallery of components is a site without it.
  if (!existsSync(path.join(distDir, `server/app/${route}.js`))) return;
  const { main, runtime, start, parts } = await scriptsOf(distDir);
  const read = (/** @type {string} */ name) => readFile(path.join(distDir, name), 'utf8');
  const addressOf = (/** @type {string} */ name) => `/_next/${name}`;
  const pieces = [
    standIns([...parts, runtime].map(addressOf)),
    ...(await Promise.all([...parts, main].map(async (name) => named(name, await read(name))))),
    `(globalThis.TURBOPACK||=[]).push(${JSON.stringify(start)})`,
    // Last: it takes what the others have left for it.
    withoutHint(await read(runtime)),
  ];
  const script = `${compileHint}${pieces.map((piece) => piece.trimEnd()).join('\n;')}\n`;
  const name = `static/chunks/start-${createHash('sha256').update(script).digest('hex').slice(0, 13)}.js`;
  await writeFile(path.join(distDir, name), script);
  /** @type {StartScript} */
  const record = {
    src: addressOf(name),
    main: addressOf(main),
    parts: [...parts, runtime].map(addressOf),
    start,
  };
  await writeFile(startScriptRecord(distDir), JSON.stringify(record));
}
