/**
 * `node bench/regeneration.mjs`: what a page costs the main thread when it is made anew, by part, and what three
 * visitors of a quiet site get after it was due. On a scratch database and free ports.
 */
import os from 'node:os';
import path from 'node:path';

import { startDemo } from './lib/demo-stack.mjs';
import { listPath } from './lib/demo-lists.mjs';
import { measureCost, measureVisitors } from './lib/measure-regeneration.mjs';
import { table } from './lib/table.mjs';

/** After which pages are due: longer than a round takes. */
const seconds = 20;
const profile = path.join(os.tmpdir(), `regeneration-${process.pid}.cpuprofile`);
const loader = path.join(import.meta.dirname, 'lib/profile-on-signal.mjs');

const demo = await startDemo({
  REVALIDATE_SECONDS: String(seconds),
  PROFILE_FILE: profile,
  NODE_OPTIONS: `--import ${loader}`,
});
try {
  const visitors = await measureVisitors(demo.siteUrl, seconds, ['/', '/about', '/contact', listPath]);
  console.info(`\n${table(visitors)}\n`);
  const sitemap = await (await fetch(`${demo.siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, address]) => address || '/');
  const { count, each, parts } = await measureCost(demo.siteUrl, demo.site, {
    ...{ seconds, profile },
    paths: paths.slice(0, 24),
  });
  console.info(`${count} pages, ${each.toFixed(1)} ms each of the main thread\n\n${table(parts)}\n`);
} finally {
  await demo.stop();
}
