import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

import { build } from 'esbuild';

import { backendRoot } from '../paths.mjs';

/** @typedef {'sqlite' | 'postgres'} Dialect */

/**
 * @typedef {object} Migration
 * @property {string} name
 * @property {(tools: object) => Promise<void>} up
 */

const sqlTag = fileURLToPath(new URL('./sql-tag.mjs', import.meta.url));

/**
 * The backend's migrations for a database, without Payload: those of an empty database are statements alone.
 *
 * @param {Dialect} dialect
 * @returns {Promise<Migration[]>} in their order
 */
export async function loadMigrations(dialect) {
  const { outputFiles } = await build({
    entryPoints: [path.join(backendRoot, 'src/migrations', dialect, 'index.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    alias: { [`@payloadcms/db-${dialect}`]: sqlTag },
    logLevel: 'silent',
  });
  const compiled = { exports: { migrations: /** @type {Migration[]} */ ([]) } };
  compileFunction(outputFiles[0]?.text ?? '', ['module'])(compiled);
  return compiled.exports.migrations;
}

/**
 * @param {Migration[]} migrations
 * @param {(statements: string) => Promise<unknown>} execute
 */
export async function runMigrations(migrations, execute) {
  for (const { name, up } of migrations) {
    await up({ db: { execute, run: execute } }).catch((error) => {
      throw new Error(`the migration ${name}: ${error.message}`, { cause: error });
    });
  }
}

/**
 * The migrations of one change have the same name in both databases, after the time at which they were made.
 *
 * @param {string} name
 */
const changeOf = (name) => name.replace(/^\d+_\d+_/, '');

/**
 * @param {string[]} applied what the source has had
 * @param {Migration[]} known what the target gets
 * @throws {Error} with one line, unless both are the same
 */
export function requireSameVersion(applied, known) {
  const [had, needed] = [applied.map(changeOf), known.map(({ name }) => changeOf(name))];
  const missing = needed.find((name) => !had.includes(name));
  if (missing) throw new Error(`the source lacks the migration ${missing}: start this version's backend on it once`);
  const unknown = had.find((name) => !needed.includes(name));
  if (unknown) throw new Error(`the source has the migration ${unknown} of a newer version: upgrade first`);
}
