/**
 * The attacker of `bench/pictures.mjs`, in a thread of its own. In the visitors' thread, its answers would delay
 * theirs, and the figures would be those of the client.
 */
import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

import { get } from './measure.mjs';

/**
 * @typedef {{ url: string, atOnce: number, seconds: number, name: string, way?: string, addresses: string[] }} Attack
 */

const { url, atOnce, seconds, name, way, addresses } = /** @type {Attack} */ (workerData);

/**
 * Addresses that no page contains. Each call returns a new one.
 *
 * @type {Record<string, (name: string) => string>}
 */
const spellings = {
  'former optimiser': (picture) => {
    const random = randomBytes(6).toString('hex');
    const ways = [`/media/${picture}%23${random}`, `/media/${'./'.repeat(1 + (random.charCodeAt(0) % 40))}${picture}`];
    return `/_next/image?url=${encodeURIComponent(ways[random.charCodeAt(1) % 2] ?? '')}&w=2000&q=75`;
  },
  'other spellings': (picture) => {
    const random = randomBytes(6).toString('hex');
    const ways = [
      `w2000/${picture}?${random}`,
      `w2000/${picture}%23${random}`,
      `w2000/./${picture}`,
      `w2001/${picture}`,
    ];
    return `/media/${[...ways, `w2000/~/media/${picture}?${random}`][random.charCodeAt(0) % 5]}`;
  },
  'unknown names': () => `/media/w2000/${randomBytes(6).toString('hex')}.jpg`,
};

const next = () => (way ? spellings[way]?.(name) : addresses.pop());
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const ends = performance.now() + seconds * 1000;
/** @type {Record<number, number>} */
const statuses = {};

async function attack() {
  for (let address = next(); address && performance.now() < ends; address = next()) {
    const status = await get(url + address, agent, 'image/avif,image/webp,*/*');
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: atOnce }, attack));
agent.destroy();
parentPort?.postMessage(statuses);
