import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a part of a file is asked for that the library reads as HTTP means it. Any other range may be ignored (RFC
 * 9110 §14.2): several parts, the last bytes, one that depends on the client's copy, and the first byte alone, for which
 * the library reads an end of 0 as none, and sends the whole file as the part.
 */
export function isPart({ range, 'if-range': condition }: IncomingHttpHeaders): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return start !== undefined && condition === undefined && (!end || (Number(end) > 0 && Number(start) <= Number(end)));
}
