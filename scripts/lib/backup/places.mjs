import path from 'node:path';

/**
 * Where an installation keeps what cannot be made again. The backend reads the same variables (backend/src/env.ts).
 *
 * @typedef {object} Places
 * @property {{ dialect: 'sqlite', file: string } | { dialect: 'postgres', url: string }} database
 * @property {string} media folder of the media library
 * @property {string} uploads folder of visitors' files
 * @property {string} secrets file of the generated secrets
 */

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} root of the repository
 * @returns {Places}
 * @throws {Error} for a database address of another kind
 */
export function readPlaces(env, root) {
  const backend = path.join(root, 'backend');
  return {
    database: readDatabase('DATABASE_URL', env.DATABASE_URL?.trim() || 'file:data/content.db', root),
    media: path.resolve(backend, env.MEDIA_DIR?.trim() || 'data/media'),
    uploads: path.resolve(backend, env.UPLOAD_DIR?.trim() || 'data/uploads'),
    secrets: path.join(root, '.data/secrets.json'),
  };
}

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
