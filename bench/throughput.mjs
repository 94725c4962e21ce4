/**
 * `node bench/throughput.mjs [SECONDS]`: requests per second of the site's kinds of address, in turns with nginx serving
 * the same bytes and with an empty page of Next. Ratios of one run compare; absolute figures depend on the machine.
 * Needs wrk and nginx, and installs Debian's packages if they are missing.
 */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { startDemo } from './lib/demo-stack.mjs';
import { requirePrograms, serveWithNginx } from './lib/nginx.mjs';
import { table } from './lib/table.mjs';
import { nextBin, root } from '../scripts/lib/paths.mjs';
import { freePort, runNode, startNode, stop, waitFor } from '../scripts/lib/processes.mjs';

const run = promisify(execFile);
const seconds = Number(process.argv[2] ?? 5);
const rounds = 3;

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Milliseconds of what wrk writes as a time. @param {string} text */
const milliseconds = (text) => parseFloat(text) * (text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000);

/** @param {string} url */
async function load(url) {
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', '--latency', url];
  const { stdout } = await run('wrk', args);
  const [, p99 = ''] = /99%\s+(\S+)/.exec(stdout) ?? [];
  return { rate: Number(/Requests\/sec:\s+(\S+)/.exec(stdout)?.[1]), p99: milliseconds(p99) };
}

/** An empty page of Next, served as Next serves it. */
async function startEmptyPage() {
  const dir = path.join(root, 'bench/empty-page');
  const options = { cwd: dir, env: { NODE_ENV: 'production' }, label: '[empty page]' };
  await runNode([nextBin, 'build'], options);
  const port = await freePort();
  const child = startNode([nextBin, 'start', '-p', String(port)], options);
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url, 30_000, child);
  return { url, stop: () => stop(child) };
}

await requirePrograms({ wrk: 'wrk', nginx: 'nginx' });
const demo = await startDemo({});
const empty = await startEmptyPage();
const rows = [];
try {
  const chunks = path.join(root, demo.distDir, 'static/chunks');
  const script = (await readdir(chunks)).find((name) => name.endsWith('.js'));
  for (const address of ['/', '/about', '/en', '/page/yok', `/_next/static/chunks/${script}`]) {
    const url = demo.siteUrl + address;
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const nginx = await serveWithNginx(
      Buffer.from(await answer.arrayBuffer()),
      answer.headers.get('content-type') ?? 'text/html',
    );
    /** @type {{ rate: number, p99: number }[][]} */
    const [ours, theirs, nexts] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      theirs?.push(await load(nginx.url));
      ours?.push(await load(url));
      nexts?.push(await load(empty.url));
    }
    await nginx.stop();
    const rateOf = (/** @type {{ rate: number }[] | undefined} */ all) => median((all ?? []).map(({ rate }) => rate));
    rows.push({
      address: address.replace(script ?? '', '*.js'),
      'requests/s': Math.round(rateOf(ours)),
      'p99 (ms)': median((ours ?? []).map(({ p99 }) => p99)),
      'of nginx': Number((rateOf(ours) / rateOf(theirs)).toFixed(2)),
      'of an empty Next page': Number((rateOf(ours) / rateOf(nexts)).toFixed(1)),
    });
  }
} finally {
  await empty.stop();
  await demo.stop();
}
console.info(table(rows));
