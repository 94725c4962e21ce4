import { readSiteEnv } from '../env/site-env.mjs';
import { reportBackend } from './outage-log';
import { callPaths } from './calls.mjs';
import { readEnvelope } from './envelope.mjs';

/** Says in the log, once, when the server starts without a backend that answers. It starts all the same. */
export async function checkBackend(): Promise<void> {
  const { backendUrl } = readSiteEnv(process.env);
  try {
    const response = await fetch(`${backendUrl}/api/${callPaths.GetApplicationModel}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(3000),
    });
    const reading = readEnvelope(response.status, await response.text());
    if (reading.kind === 'failure') reportBackend({ isUp: false, backendUrl, reason: reading.reason });
  } catch {
    reportBackend({ isUp: false, backendUrl, reason: 'no connection' });
  }
}
