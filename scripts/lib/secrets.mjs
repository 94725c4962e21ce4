import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

import { syncFolder } from './backup/files.mjs';
import { root } from './paths.mjs';

const file = path.join(root, '.data/secrets.json');
const names = /** @type {const} */ (['PAYLOAD_SECRET', 'REVALIDATE_SECRET']);

/** Enough for changes in a row without a start between them. */
const keptFormers = 10;

/**
 * After a change, the former secrets still decrypt what they have encrypted: the newest first, with commas between
 * them.
 *
 * @typedef {Record<(typeof names)[number], string> & { PAYLOAD_SECRET_FORMER?: string }} Secrets
 */

/** @returns {Promise<Partial<Secrets>>} */
async function readStored() {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // A file that is there but cannot be read is not replaced: sessions and the webhook depend on it.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`.data/secrets.json cannot be read: ${reason}`, { cause: error });
  }
}

/** @param {object} secrets */
async function store(secrets) {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Renamed when it is whole: an interrupted write must not lose the former ones.
  const handle = await open(`${file}.new`, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
  await syncFolder(path.dirname(file));
}

const newSecret = () => randomBytes(32).toString('hex');

/**
 * The secrets that site and backend share. What the environment does not name is made up once and kept in
 * `.data/secrets.json`, readable by its owner alone.
 *
 * @returns {Promise<Secrets>}
 */
export async function loadSecrets() {
  const stored = await readStored();
  const known = Object.fromEntries(names.map((name) => [name, stored[name] ?? newSecret()]));
  if (names.some((name) => !stored[name])) await store({ ...stored, ...known });
  const former = process.env.PAYLOAD_SECRET ? undefined : stored.PAYLOAD_SECRET_FORMER;
  const secrets = Object.fromEntries(names.map((name) => [name, process.env[name] || known[name]]));
  return /** @type {Secrets} */ ({ ...secrets, ...(former && { PAYLOAD_SECRET_FORMER: former }) });
}

/**
 * Replaces the secrets in `.data/secrets.json`. They apply from the next start on.
 *
 * @throws {Error} if the environment names one of them, or there are none yet
 */
export async function rotateSecrets() {
  const named = names.find((name) => process.env[name]);
  if (named) throw new Error(`${named} is set in the environment: change it there (docs/operations.md#rotate-secrets)`);
  const { PAYLOAD_SECRET: last, PAYLOAD_SECRET_FORMER: former } = await readStored();
  if (!last) throw new Error('there are no secrets yet: the first start makes them');
  // Those before the last one too: no start may have used it yet.
  const formers = [last, ...(former?.split(',') ?? [])].slice(0, keptFormers);
  const made = Object.fromEntries(names.map((name) => [name, newSecret()]));
  await store({ ...made, PAYLOAD_SECRET_FORMER: formers.join(',') });
}
