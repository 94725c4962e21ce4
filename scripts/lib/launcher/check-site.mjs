import { createHmac } from 'node:crypto';
import { request } from 'node:http';

/** How long one answer may take, in milliseconds. */
const answerMs = 10_000;

/** How many pages are rendered before visitors get them, how many at a time, and the time limit for all. */
const renewal = { pages: 50, parallel: 4, totalMs: 20_000 };

/** @typedef {{ status: number, cache: string, body: string }} Answer */

/**
 * Where a site listens on this machine: a port, and an address if not the loopback's.
 *
 * @typedef {{ port: number, host?: string }} Place
 */

/**
 * Asks the site on a port of this machine as a visitor of its public address.
 *
 * @param {Place} place
 * @param {string} siteUrl
 * @param {string} path
 * @param {{ headers: Record<string, string>, body: string }} [sent] sent as POST
 * @returns {Promise<Answer>}
 */
function ask({ port, host: address = '127.0.0.1' }, siteUrl, path, sent) {
  const { host } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const options = { port, path, method: sent ? 'POST' : 'GET', agent: false, timeout: answerMs };
    const asked = request({ ...options, host: address, headers: { ...sent?.headers, host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.once('error', reject).once('end', () => {
        resolve({ status: response.statusCode ?? 0, cache: String(response.headers['x-nextjs-cache'] ?? ''), body });
      });
    });
    asked.once('timeout', () => asked.destroy(new Error(`${path} did not answer within ${answerMs / 1000} s`)));
    asked.once('error', reject).end(sent?.body);
  });
}

/**
 * Checks that the site serves its home page, with every script and style that the page names.
 *
 * @param {Place} place
 * @param {string} siteUrl
 * @throws {Error} naming what it does not serve
 */
export async function checkSite(place, siteUrl) {
  const home = await ask(place, siteUrl, '/');
  if (home.status !== 200) throw new Error(`the home page answers ${home.status}`);
  const files = new Set(home.body.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g));
  if (files.size === 0) throw new Error('the home page names no script and no style');
  for (const file of files) {
    const { status } = await ask(place, siteUrl, file);
    if (status !== 200) throw new Error(`${file} answers ${status}`);
  }
}

/**
 * Marks all pages of the site as stale, since those of the build lack what was published later.
 *
 * @param {Place} place
 * @param {string} siteUrl
 * @param {string} secret of the webhook
 */
export async function markPages(place, siteUrl, secret) {
  const [body, timestamp] = [JSON.stringify({ tags: ['content'], isFetched: true }), String(Date.now())];
  const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
  const { status } = await ask(place, siteUrl, '/api/revalidate', { headers, body });
  if (status !== 200) throw new Error(`the webhook answers ${status}`);
}

/**
 * Makes the site generate its pages again.
 *
 * @param {Place} place
 * @param {string} siteUrl
 * @param {string} secret of the webhook
 */
export async function renewPages(place, siteUrl, secret) {
  await markPages(place, siteUrl, secret);
  const deadline = Date.now() + renewal.totalMs;
  const { body: sitemap } = await ask(place, siteUrl, '/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const waiting = addresses.slice(0, renewal.pages);
  const renew = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      // The first answer is the stale copy, while the new one is made.
      for (let cache = 'STALE'; cache === 'STALE' && Date.now() < deadline;) {
        ({ cache } = await ask(place, siteUrl, path));
        if (cache === 'STALE') await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  await Promise.all(Array.from({ length: renewal.parallel }, renew));
}
