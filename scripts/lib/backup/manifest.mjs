import { createHmac } from 'node:crypto';

/**
 * What an archive says of itself; its last file.
 *
 * @typedef {object} Manifest
 * @property {1} format
 * @property {string} version of the installation
 * @property {string} madeAt ISO time
 * @property {'sqlite' | 'postgres'} dialect
 * @property {Record<string, number>} counts rows of every table
 * @property {string[]} migrations that the database has had
 * @property {Record<string, import('./archive.mjs').Sum>} files by their name in the archive
 * @property {string} secretCheck tells whether another installation has the same PAYLOAD_SECRET, and nothing else
 */

export const manifestName = 'manifest.json';
export const secretsName = 'secrets.json';

/** @param {Manifest['dialect']} dialect */
export const databaseName = (dialect) => (dialect === 'sqlite' ? 'database/content.db' : 'database/content.sql');

/** @param {string} secret */
export const secretCheck = (secret) => createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16);

/**
 * @param {string} text
 * @returns {Manifest}
 * @throws {Error} for one that this version cannot read
 */
export function readManifest(text) {
  const manifest = JSON.parse(text);
  if (manifest?.format !== 1) throw new Error('the archive was made by a newer version: upgrade first');
  return manifest;
}
