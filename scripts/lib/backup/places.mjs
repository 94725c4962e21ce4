import path from 'node:path';

import { EnvError } from '../../../lib/env/values.mjs';
import { openBucket, openFolders } from '../../../lib/storage/open-stores.mjs';
import { readS3Settings } from '../../../lib/storage/s3-settings.mjs';

/**
 * Where an installation keeps what cannot be made again. The backend reads the same variables (backend/src/env.ts).
 *
 * @typedef {object} Places
 * @property {import('../../../lib/storage/backup-folder.mjs').Database} database
 * @property {string} media folder of the media library
 * @property {string} uploads folder of visitors' files
 * @property {import('../../../lib/storage/s3-settings.mjs').S3Settings} [s3] the bucket that both are in instead
 * @property {string} secrets file of the generated secrets
 */

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} root of the repository
 * @returns {Places}
 * @throws {Error} for a database address of another kind, and for a variable of the bucket that is missing or invalid
 */
export function readPlaces(env, root) {
  const backend = path.join(root, 'backend');
  return {
    database: readDatabase('DATABASE_URL', env.DATABASE_URL?.trim() || 'file:data/content.db', root),
    media: path.resolve(backend, env.MEDIA_DIR?.trim() || 'data/media'),
    uploads: path.resolve(backend, env.UPLOAD_DIR?.trim() || 'data/uploads'),
    s3: readS3(env),
    secrets: path.join(root, '.data/secrets.json'),
  };
}

/** @param {Record<string, string | undefined>} env */
const readS3 = (env) =>
  readS3Settings(
    (name) => env[name]?.trim() || undefined,
    // The message does not show the value, which may be a key.
    (name, _got, accepts) => new EnvError(name, env[name] && '(hidden)', accepts),
  );

/** Where the backend reads and writes files. @param {Places} places */
export const openPlaces = async ({ media, uploads, s3 }) => (s3 ? openBucket(s3) : openFolders({ media, uploads }));

/**
 * @param {string} name what gives the address, for the error
 * @param {string} url
 * @param {string} root of the repository
 * @returns {Places['database']}
 * @throws {Error} for an address of another kind
 */
export function readDatabase(name, url, root) {
  if (/^postgres(ql)?:\/\//.test(url)) return { dialect: 'postgres', url };
  const [, file] = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url) ?? [];
  if (file) return { dialect: 'sqlite', file: path.resolve(root, 'backend', file) };
  // Without the value: a database address may contain a password.
  throw new Error(`${name}: accepts file:PATH (SQLite) or postgres://… (PostgreSQL)`);
}
