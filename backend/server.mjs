/**
 * Serves the built backend as `next start` does, with the time-outs of the site's server, on a port or on the
 * launcher's socket (`server/listen.mjs`). Arguments: the port and the host.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

import next from 'next';

import { standardOutput } from '../lib/telemetry/standard-output.mjs';
import { headersTimeout, keepAliveTimeout } from '../server/keep-alive.mjs';
import { listen } from '../server/listen.mjs';
import { stopGently } from '../server/stop-gently.mjs';

standardOutput();
const [port = '3001', hostname = '127.0.0.1'] = process.argv.slice(2);

const server = createServer({ keepAliveTimeout, headersTimeout });
const app = next({
  dev: false,
  dir: fileURLToPath(new URL('.', import.meta.url)),
  port: Number(port),
  hostname,
  // No request comes there: Next would take those for upgrades, and answer none (`server/main.ts`).
  httpServer: createServer(),
});
// Before the start, which may take long: a migration, or an import.
stopGently(server, () => app.close());
await app.prepare();
const handle = app.getRequestHandler();
server.on('request', (request, response) => void handle(request, response));
await listen(server, Number(port), hostname).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.info(`ready on port ${port}`);
