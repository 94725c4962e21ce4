import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The oldest version of Node that everything here runs on, as `engines` of package.json says. */
export const leastNode = '20.19.0';

const numbersOf = (/** @type {string} */ version) => version.split('.').map(Number);

/**
 * @param {string} version of Node, without a `v`
 * @throws {Error} if it is older than `leastNode`
 */
export function requireNode(version) {
  const [found = [], least = []] = [version, leastNode].map(numbersOf);
  const at = least.findIndex((number, index) => number !== (found[index] ?? 0));
  if (at !== -1 && (found[at] ?? 0) < (least[at] ?? 0))
    throw new Error(`Node ${version} is too old: ${leastNode} or newer is needed`);
}

/** A comment, or a value in quotes. */
const harmless = /^[ \t]*#.*$|=[ \t]*(["'`])[^]*?\1.*$/gm;

/** A value with a # that does not stand alone: Node takes what follows for a comment. */
const cutOff = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*(?:#\S|[^#\n]*[^\s#]#)/m;

/**
 * Takes settings from the file `.env` of a folder, if there is one. What the environment has itself, stays.
 *
 * @param {string} folder
 * @throws {Error} if the file cannot be read, or a value would be cut off at a #
 */
export function readEnvFile(folder) {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return;
  const [, name] = cutOff.exec(readFileSync(file, 'utf8').replace(harmless, '')) ?? [];
  if (name) throw new Error(`${file}: ${name} has a # outside of quotes, where the value would end: write ${name}="…"`);
  process.loadEnvFile(file);
}
