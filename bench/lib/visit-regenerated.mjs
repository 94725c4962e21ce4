import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} Visit
 * @property {string} cache what Next says of the answer
 * @property {string} encoding
 * @property {number} bytes of the body as it is sent
 */

/** As a browser asks. @param {string} url @returns {Promise<Visit>} */
export async function visit(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  await response.arrayBuffer();
  const header = (/** @type {string} */ name) => response.headers.get(name) ?? '';
  return {
    cache: header('x-nextjs-cache'),
    encoding: header('content-encoding'),
    bytes: Number(header('content-length')),
  };
}

/**
 * Visits a page that is due as three visitors of a quiet site do: the first has it made anew, the others come one after
 * the other.
 *
 * @param {string} url
 * @param {number} pauseMs between two visitors
 */
export async function visitThrice(url, pauseMs) {
  /** @type {Visit[]} */
  const visits = [];
  for (let time = 0; time < 3; time += 1) {
    visits.push(await visit(url));
    await wait(pauseMs);
  }
  return visits;
}

/** Has a page that is due made anew. @param {string} url @returns {Promise<boolean>} whether it was due */
export async function regenerate(url) {
  const { cache } = await visit(url);
  if (cache !== 'STALE') return false;
  for (let time = 0; time < 100 && (await visit(url)).cache !== 'HIT'; time += 1) await wait(30);
  return true;
}
