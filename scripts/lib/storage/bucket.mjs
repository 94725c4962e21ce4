import { readdir } from 'node:fs/promises';

import { openBucket } from '../../../lib/storage/open-stores.mjs';
import { readS3Settings } from '../../../lib/storage/s3-settings.mjs';

/** @param {string} folder @returns {Promise<string[]>} */
export const filesOn = (folder) => readdir(folder).catch(() => []);

/** @param {AsyncIterable<{ name: string }>} files @returns {Promise<string[]>} */
export async function namesOf(files) {
  /** @type {string[]} */
  const names = [];
  for await (const { name } of files) names.push(name);
  return names;
}

/** @param {Record<string, string>} env */
export async function bucketOf(env) {
  const settings = readS3Settings(
    (name) => env[name],
    (name, got, accepts) => new Error(`${name}: got ${got}, accepts ${accepts}`),
  );
  if (!settings) throw new Error('S3_BUCKET is not set');
  return openBucket(settings);
}
