import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a part of a file is asked for that the library reads as HTTP means it. Any other range may be ignored (RFC
 * 9110 §14.2): several parts, the last bytes, one that depends on the client's copy.
 */
export function isPart({ range, 'if-range': condition }: IncomingHttpHeaders): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return start !== undefined && condition === undefined && (!end || Number(start) <= Number(end));
}
