import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';

import { until } from './client.mjs';
import { makePage } from './saves.mjs';

/** @typedef {import('./saves.mjs').Two} Two */

const MAX_AGE_MS = 2_000;

/** @param {import('./client.mjs').Client} client @param {string} word */
async function finds(client, word) {
  const { body } = await client.call(`SearchPages?query=${word}&language=tr`);
  return body?.data?.total;
}

/**
 * What is published and withdrawn through one backend is found, and not found, at the other.
 *
 * @param {Two} two
 * @param {number} rounds
 * @returns {Promise<number>} the longest time, in milliseconds
 */
export async function findAtOther({ both, token, admin }, rounds) {
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = round % 2 ? both : [both[1], both[0]];
    // No number: it would be searched by its digits.
    const word = `bulunan${randomBytes(6)
      .toString('hex')
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
    await finds(to, word);
    await makePage(from, admin, word, { title: word });
    const found = await until(async () => (await finds(to, word)) === 1, `${word} is found`, MAX_AGE_MS);
    const { revision } = await from.readPage(word, token);
    const { status } = await from.edit('UnpublishPage', { pageKey: word, revision }, token);
    assert.equal(status, 200);
    const gone = await until(async () => (await finds(to, word)) === 0, `${word} is not found`, MAX_AGE_MS);
    slowest = Math.max(slowest, found.ms, gone.ms);
  }
  return slowest;
}
