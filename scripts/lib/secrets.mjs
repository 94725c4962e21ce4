import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from './paths.mjs';

const file = path.join(root, '.data/secrets.json');
const names = /** @type {const} */ (['PAYLOAD_SECRET', 'REVALIDATE_SECRET']);

/** @typedef {Record<(typeof names)[number], string>} Secrets */

/** @returns {Promise<Partial<Secrets>>} */
async function readStored() {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // A file that is there but cannot be read is not replaced: sessions and the webhook hang on it.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`.data/secrets.json cannot be read: ${reason}`, { cause: error });
  }
}

/**
 * The secrets that site and backend share. What the environment does not name is made up once and kept in
 * `.data/secrets.json`, readable by its owner alone.
 *
 * @returns {Promise<Secrets>}
 */
export async function loadSecrets() {
  const stored = await readStored();
  const known = Object.fromEntries(names.map((name) => [name, stored[name] ?? randomBytes(32).toString('hex')]));
  if (names.some((name) => !stored[name])) {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
  }
  return /** @type {Secrets} */ (Object.fromEntries(names.map((name) => [name, process.env[name] || known[name]])));
}
