/** The site's server: Next, and what answers before it. Compiled into the build (`compile-server.mjs`). */
import { createServer } from 'node:http';
import path from 'node:path';

import next from 'next';

import { checkBackend } from '../lib/backend/check-backend';
import { guardBackendFetch } from '../lib/backend/guard-fetch';
import { restoreMarks } from '../lib/cache/mark-stale.mjs';
import { preparePageCacheDir } from '../lib/cache/page-cache-dir.mjs';
import { keepCategories } from '../lib/categories/keep-categories';
import { readSiteEnv } from '../lib/env/site-env.mjs';
import { currentRequestId } from '../lib/http/request-id';
import { keepLanguages } from '../lib/i18n/keep-languages';
import { preparePictures } from '../lib/pictures/prepare-pictures';
import { keepPagePaths } from '../lib/redirects/keep-page-paths';
import { keepRedirects } from '../lib/redirects/keep-redirects';
import { logConsole } from '../lib/telemetry/console-log';
import { createLog } from '../lib/telemetry/create-log';
import { readLogSettings } from '../lib/telemetry/log-settings';
import { startTracing } from '../lib/telemetry/start-tracing';
import { tracing } from '../lib/telemetry/tracing';
import { requestHandler } from './handle-request';
import { headersTimeout, keepAliveTimeout } from './keep-alive.mjs';
import { listen } from './listen.mjs';
import { SiteResponse } from './site-response';
import { stopGently } from './stop-gently.mjs';

const isDevelopment = process.env.NODE_ENV !== 'production';
const { port, redisUrl } = readSiteEnv(process.env);
const hostname = process.env.HOST || undefined;
const distDir = path.resolve(process.env.NEXT_DIST_DIR || '.next');

/** How often the time-out of the headers is checked; milliseconds. */
const connectionsCheckingInterval = 2_000;

// Next's development server draws on the terminal.
if (!isDevelopment) {
  const settings = readLogSettings(process.env, process.stdout.isTTY);
  logConsole(createLog({ name: 'site', settings, requestId: currentRequestId }));
}

await startTracing('site');
if (!isDevelopment) {
  await preparePageCacheDir(distDir)
    .then(() => restoreMarks(distDir))
    .catch((error: Error) => console.error(`PAGE_CACHE_DIR: ${error.message}`));
}

// Before Next wraps `fetch` with its cache.
guardBackendFetch();
keepPagePaths();
keepCategories();
preparePictures();
await Promise.all([keepRedirects(), keepLanguages()]);
void checkBackend();

const server = createServer({
  ServerResponse: SiteResponse,
  keepAliveTimeout,
  headersTimeout,
  connectionsCheckingInterval,
});
const app = next({
  dev: isDevelopment,
  dir: process.cwd(),
  port,
  hostname: hostname ?? 'localhost',
  // Next listens for upgrades there. In production it serves none, so such a request would pass by every step below, and
  // many a connection would stay open for good. A server without that listener answers it like any other.
  httpServer: isDevelopment ? server : createServer(),
});
await app.prepare();
server.on(
  'request',
  requestHandler(app.getRequestHandler(), isDevelopment ? undefined : distDir, () => server.listening),
);
stopGently(server, async () => {
  await Promise.all([app.close(), tracing.tracer?.flush()]);
});
// Loaded before: a webhook that comes before this instance has joined would reach it alone.
const instances =
  redisUrl === undefined || isDevelopment
    ? undefined
    : await Promise.all([import('../lib/instances/join-instances'), import('../lib/webhook/apply-announced-tags')]);
const endWithLine = (error: unknown) => {
  // For whoever starts it, not for the log.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
};
await listen(server, port, hostname).catch(endWithLine);
if (redisUrl !== undefined && instances) {
  const [{ joinInstances }, { applyAnnouncedTags }] = instances;
  try {
    const leave = joinInstances(redisUrl, applyAnnouncedTags);
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void leave());
  } catch (error) {
    endWithLine(error);
  }
}
console.info(`ready on port ${port}`);
