import { Agent, request } from 'node:http';

/**
 * @typedef {object} Load
 * @property {number} perSecond answers a second
 * @property {number} p50 median time to the last byte, in milliseconds
 * @property {number} p95
 * @property {number} failures answers other than 2xx
 */

/**
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<number>} the status
 */
function get(url, agent) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });
}

/**
 * Asks for an address from several connections at once.
 *
 * @param {string} url on the loopback interface; anything else is refused
 * @param {{ connections: number, seconds?: number, requests?: number }} options ends after the seconds or the requests
 * @returns {Promise<Load>}
 */
export async function load(url, { connections, seconds = Infinity, requests = Infinity }) {
  const { hostname } = new URL(url);
  if (!/^(127\.|localhost$)/.test(hostname)) throw new Error(`refused: ${hostname} is not loopback`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  /** @type {number[]} */
  const times = [];
  let failures = 0;
  let sent = 0;
  const worker = async () => {
    while (sent < requests && performance.now() - started < seconds * 1000) {
      sent += 1;
      const begun = performance.now();
      const status = await get(url, agent);
      times.push(performance.now() - begun);
      if (status < 200 || status > 299) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => Math.round((times[Math.floor(times.length * share)] ?? NaN) * 10) / 10;
  return { perSecond: Math.round(times.length / elapsed), p50: at(0.5), p95: at(0.95), failures };
}
