/**
 * `node bench/throughput.mjs [SECONDS]`: requests per second beside nginx and an empty page of Next, in one run. The
 * site's page that is not in its memory is measured with a store of no size.
 */
import { startDemo } from './lib/demo-stack.mjs';
import { table } from './lib/table.mjs';
import { measureThroughput } from './lib/throughput.mjs';

const seconds = Number(process.argv[2] ?? 5);

for (const [title, env] of /** @type {const} */ ([
  ['finished pages', {}],
  ['no page finished', { FINISHED_PAGES_MB: '0' }],
])) {
  const demo = await startDemo(env);
  try {
    console.info(`\n${title}\n\n${table(await measureThroughput(demo.siteUrl, demo.distDir, seconds))}\n`);
  } finally {
    await demo.stop();
  }
}
