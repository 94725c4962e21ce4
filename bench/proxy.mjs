/**
 * `node bench/proxy.mjs`: requests per second of cached pages behind `deploy/nginx/corporate-site.conf`, beside a file with
 * the same bytes that the same nginx serves over the same TLS: as nginx does by itself, and kept open, as copies of
 * pages are. Its limits for one visitor are left out: the load comes from one. On a scratch database and free ports.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { startNginx } from '../scripts/lib/nginx.mjs';
import { startDemo } from './lib/demo-stack.mjs';
import { table } from './lib/table.mjs';
import { load } from './lib/throughput.mjs';

const rounds = 3;
const seconds = 5;
const addresses = ['/', '/about', '/en', '/page/yok'];

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** @param {Buffer} body @returns {(conf: string, folder: string) => string} */
const withFile = (body) => (conf, folder) => {
  writeFileSync(path.join(folder, 'bench-file'), body);
  writeFileSync(path.join(folder, 'bench-file.gz'), gzipSync(body));
  const rest = `alias ${folder}/bench-file; gzip_static on; default_type "text/html; charset=utf-8";`;
  const files = `location = /bench-file { open_file_cache off; ${rest} } location = /bench-file-kept-open { ${rest} }`;
  return conf
    .replace(/^ *limit_(?:conn|req)(?:_status)? .*$/gm, '')
    .replace('location = /api/metrics {', `${files}\n  location = /api/metrics {`);
};

const demo = await startDemo({ TRUSTED_PROXIES: '1' });
try {
  const rows = [];
  for (const address of addresses) {
    const body = Buffer.from(await (await fetch(demo.siteUrl + address)).arrayBuffer());
    const port = (/** @type {string} */ url) => Number(new URL(url).port);
    const proxy = await startNginx([port(demo.siteUrl)], [port(demo.backendUrl)], withFile(body));
    const origin = `https://127.0.0.1:${proxy.https}`;
    await load(origin + address, 1);
    /** @type {{ page: number[], file: number[], open: number[], p99: number[] }} */
    const all = { page: [], file: [], open: [], p99: [] };
    for (let round = 0; round < rounds; round += 1) {
      all.file.push((await load(`${origin}/bench-file`, seconds)).rate);
      all.open.push((await load(`${origin}/bench-file-kept-open`, seconds)).rate);
      const { rate, p99 } = await load(origin + address, seconds);
      all.page.push(rate);
      all.p99.push(p99);
    }
    await proxy.stop();
    rows.push({
      address,
      'requests/s': Math.round(median(all.page)),
      'p99 (ms)': median(all.p99),
      'of a file': Number((median(all.page) / median(all.file)).toFixed(2)),
      'of a file kept open': Number((median(all.page) / median(all.open)).toFixed(2)),
    });
  }
  console.info(`\n${table(rows)}\n`);
} finally {
  await demo.stop();
}
