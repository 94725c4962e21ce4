import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readSiteEnv } from '../env/site-env.mjs';
import { siteCacheDir } from './site-cache-dir';

const fileOf = (name: string) => path.join(/* turbopackIgnore: true */ siteCacheDir(), `${name}.json`);

/**
 * Keeps an answer of the backend for the next start of the server, which may find the backend away. Written to another
 * file and renamed, so that a server that is killed leaves no half-written file.
 *
 * @param name of the answer and its file
 * @param json the answer as JSON
 */
export async function writeKept(name: string, json: string): Promise<void> {
  const { backendUrl } = readSiteEnv(process.env);
  const file = fileOf(name);
  const beside = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(beside, `{"backendUrl":${JSON.stringify(backendUrl)},"${name}":${json}}`);
    await rename(beside, file);
  } catch (error) {
    console.warn(`${name}: not kept for the next start (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** What was kept of this backend's answer; undefined if there is nothing that can be read. */
export async function readKept(name: string): Promise<unknown> {
  try {
    const stored = JSON.parse(await readFile(fileOf(name), 'utf8')) as Record<string, unknown>;
    return stored.backendUrl === readSiteEnv(process.env).backendUrl ? stored[name] : undefined;
  } catch {
    // A first start has no file; a broken one is replaced with the backend's next answer.
    return undefined;
  }
}
