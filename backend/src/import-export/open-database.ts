import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPayload, type Payload } from 'payload';
import { makeFilesPrivate } from '../database/keep-private';
import { requireOneProcess } from '../database/one-process';
import { markInstalled, requireContent } from '../database/require-content';
import { readRuntimeEnv } from '../runtime-env';
import { ContentError } from './content-set';

async function open(): Promise<Payload> {
  makeFilesPrivate();
  // Imported late: the configuration itself reads the environment.
  const { default: config } = await import('../../payload.config');
  return getPayload({ config });
}

/** Opens the database to read it, beside a backend that runs. */
export async function openToRead(): Promise<Payload> {
  const { dialect, url } = readRuntimeEnv().database;
  if (dialect === 'sqlite' && !existsSync(fileURLToPath(url)))
    throw new ContentError(`there is no database at ${fileURLToPath(url)}`);
  return open();
}

/**
 * Opens the database to write to it, and makes it where there is none. On SQLite no backend may run beside: it would
 * not learn of what is written.
 *
 * @throws EnvError if one runs
 */
export async function openToWrite(): Promise<Payload> {
  const env = readRuntimeEnv();
  requireContent(env);
  if (env.database.dialect === 'sqlite')
    mkdirSync(path.dirname(fileURLToPath(env.database.url)), { recursive: true, mode: 0o700 });
  await requireOneProcess(env.database);
  const payload = await open();
  markInstalled(env.database);
  return payload;
}
