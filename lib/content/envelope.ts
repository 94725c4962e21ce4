/** What an answer of the backend means for the site (CONTRACT.md, Envelope). */
export type Reading = { kind: 'data'; data: unknown } | { kind: 'none' } | { kind: 'failure'; reason: string };

/**
 * Reads an answer to a GET.
 *
 * @param status the HTTP status
 * @param body the answer's text
 */
export function readEnvelope(status: number, body: string): Reading {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { kind: 'failure', reason: `status ${status}, not JSON` };
  }
  if (typeof json !== 'object' || json === null || !('success' in json) || typeof json.success !== 'boolean') {
    return { kind: 'failure', reason: `status ${status}, not an envelope` };
  }
  const isOk = status >= 200 && status < 300;
  if (isOk && json.success) {
    if (!('data' in json)) return { kind: 'failure', reason: 'success without data' };
    return { kind: 'data', data: json.data };
  }
  if (!json.success && (isOk || status === 404)) return { kind: 'none' };
  return { kind: 'failure', reason: `status ${status}` };
}
