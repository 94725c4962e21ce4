/**
 * `node bench/share-images.mjs`: what a share image costs an instance that has none, and one that has it: time, and
 * processor time with that of its children. One image after the other, for each page of the sitemap and for each
 * picture of the home page in a width that nobody has asked for. On a scratch database and free ports.
 */
import { Agent } from 'node:http';

import { cpuWithChildren } from './lib/cpu-of.mjs';
import { startDemo } from './lib/demo-stack.mjs';
import { get } from './lib/measure.mjs';
import { quantile } from './lib/open-load.mjs';
import { table } from './lib/table.mjs';

const agent = new Agent({ keepAlive: true });
const demo = await startDemo({});

/** @param {string} what @param {string[]} urls */
async function measure(what, urls) {
  const before = cpuWithChildren(demo.site.pid ?? 0);
  /** @type {number[]} */
  const times = [];
  for (const url of urls) {
    const begun = performance.now();
    await get(url, agent);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const cpu = (cpuWithChildren(demo.site.pid ?? 0) - before) / urls.length;
  const at = (/** @type {number} */ share) => Math.round(quantile(times, share));
  return { what, images: urls.length, 'median (ms)': at(0.5), 'p95 (ms)': at(0.95), 'processor (ms)': Math.round(cpu) };
}

try {
  const sitemap = await (await fetch(`${demo.siteUrl}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const htmls = [];
  for (const page of pages) htmls.push(await (await fetch(page)).text());
  const shared = new Set(htmls.flatMap((html) => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? []));
  const names = new Set([...(htmls[0] ?? '').matchAll(/\/media\/[wd]\d+\/([\w.-]+\.jpg)/g)].map(([, name]) => name));
  const pictures = [...names].map((name) => `${demo.siteUrl}/media/w480/${name}`);
  // The site scales pictures after its start.
  await new Promise((resolve) => setTimeout(resolve, 30_000));
  const rows = [
    await measure('share image, made', [...shared]),
    await measure('share image, kept', [...shared]),
    await measure('picture of 480 px, made', pictures),
    await measure('picture of 480 px, kept', pictures),
  ];
  console.info(`\n${table(rows)}\n`);
} finally {
  agent.destroy();
  await demo.stop();
}
process.exit();
