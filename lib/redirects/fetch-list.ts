import { reportBackend } from '../backend/outage-log';
import { callPaths } from '../backend/calls.mjs';
import { readEnvelope } from '../backend/envelope.mjs';
import { readSiteEnv } from '../env/site-env.mjs';
import { withDeadline } from '../http/with-deadline';

/** CONTRACT.md, Envelope. */
const timeoutMs = 3000;

/**
 * Asks the backend for a list that the server keeps in memory. Next's cache, which pages are made of, is not asked.
 *
 * @param call whose answer is a list
 * @returns the list; none where the backend knows of none; undefined where it fails
 */
export async function fetchList(call: 'GetRedirects' | 'GetPageKeys'): Promise<unknown[] | undefined> {
  const { backendUrl } = readSiteEnv(process.env);
  try {
    const url = `${backendUrl}/api/${callPaths[call]}`;
    const reading = await withDeadline(timeoutMs, async (signal) => {
      const response = await fetch(url, { cache: 'no-store', redirect: 'error', signal });
      return readEnvelope(response.status, await response.text());
    });
    if (reading.kind === 'none') return [];
    if (reading.kind === 'data' && Array.isArray(reading.data)) return reading.data;
    reportBackend({ isUp: false, backendUrl, reason: `${callPaths[call]}: no list` });
  } catch {
    reportBackend({ isUp: false, backendUrl, reason: 'no connection' });
  }
  return undefined;
}
