import { startNginx } from '../../scripts/lib/nginx.mjs';
import { cpuOf } from './cpu-of.mjs';
import { withoutLimits } from './nginx.mjs';
import { load } from './throughput.mjs';

/**
 * Milliseconds of a core of nginx. `page` and `file` are answers that it has kept, `payload` and `call` what it gets from
 * the site each time, `connection` what a new TLS connection costs besides its request.
 *
 * @typedef {{ page: number, payload: number, file: number, call: number, connection: number }} NginxCost
 */

/** @param {string} url */
const portOf = (url) => Number(new URL(url).port);

/**
 * The file of a page whose size is nearest to the average of a visit.
 *
 * @param {string} siteUrl
 * @param {number} bytes
 */
async function averageFile(siteUrl, bytes) {
  const html = await (await fetch(siteUrl)).text();
  const found = html.matchAll(/(?:src|href)="(\/(?:_next|media|fonts)\/[^"]+)"/g);
  const paths = new Set([...found].map(([, path = '']) => path.replaceAll('&amp;', '&')));
  const sizes = await Promise.all(
    [...paths].map(async (path) => {
      const answer = await fetch(siteUrl + path, { headers: { 'accept-encoding': 'gzip' } });
      const sent = answer.headers.get('content-length') ?? (await answer.arrayBuffer()).byteLength;
      return { path, far: Math.abs(Number(sent) - bytes) };
    }),
  );
  const [nearest] = sizes.sort((a, b) => a.far - b.far);
  if (!nearest) throw new Error('the page has no files');
  return nearest.path;
}

/**
 * What one request costs nginx with `deploy/nginx/corporate-site.conf`, over TLS with a key of P-256.
 *
 * @param {object} options
 * @param {string} options.siteUrl
 * @param {string} options.backendUrl
 * @param {number} options.seconds of each measurement
 * @param {number} options.fileBytes what a file of a visit has, on average
 * @returns {Promise<NginxCost>}
 */
export async function nginxCosts({ siteUrl, backendUrl, seconds, fileBytes }) {
  const file = await averageFile(siteUrl, fileBytes);
  const proxy = await startNginx([portOf(siteUrl)], [portOf(backendUrl)], withoutLimits);
  /** @param {string} path @param {string[]} [headers] */
  const cost = async (path, headers) => {
    const url = `https://127.0.0.1:${proxy.https}${path}`;
    await load(url, 1, headers);
    const [worker = 0] = await proxy.workers();
    const before = cpuOf(worker);
    const { answers } = await load(url, seconds, headers);
    return Number(((cpuOf(worker) - before) / answers).toFixed(4));
  };
  try {
    const page = await cost('/');
    return {
      page,
      payload: await cost('/about', ['RSC: 1']),
      file: await cost(file),
      call: await cost('/api/health/live'),
      connection: Number(((await cost('/', ['Connection: close'])) - page).toFixed(4)),
    };
  } finally {
    await proxy.stop();
  }
}
