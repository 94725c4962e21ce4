import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { absentFileCacheControl } from '../http/absent-file';
import { readSiteEnv } from '../env/site-env.mjs';
import { ownAnswerHeaders, forContentType } from '../http/security-headers.mjs';
import { findPicture, type Found } from './find-picture';
import type { Format } from './picture-store.mjs';
import { originalAddresses, type PictureName, readPictureAddress } from './read-picture-address';
import { SlowRefusals } from './slow-refusals';

const day = 86_400;

/** A picture that is opened as a document may do nothing. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Whether a client accepts a type, and not with `q=0` (RFC 9110 §12.5.1). */
function takes(accept: string, type: string): boolean {
  const entry = accept.split(',').find((part) => part.split(';', 1)[0]?.trim().toLowerCase() === type);
  return entry !== undefined && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(entry);
}

const refusals = new SlowRefusals();

const newer = ['avif', 'webp'] as const;

/** The formats that a client takes, the best first; every one takes the last. */
const formatsFor = (accept = ''): Format[] => [...newer.filter((format) => takes(accept, `image/${format}`)), 'plain'];

type Headers = Record<string, string | number>;

/**
 * @param head headers of the answer, besides those of every answer
 * @param type of the picture that it is, or was when the client got it
 */
function begin(response: ServerResponse, status: number, head: Headers, type?: string): void {
  const security = forContentType(ownAnswerHeaders(readSiteEnv(process.env).siteUrl, response.req.url), type);
  response.writeHead(status, { ...security, 'content-security-policy': policy, ...head });
}

function refuse(response: ServerResponse, status: number, head: Headers = {}): void {
  begin(response, status, { 'cache-control': 'no-store', 'content-length': 0, ...head });
  response.end();
}

const isKnown = (request: IncomingMessage, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, variant, type, isSubstitute }: Found,
): Promise<void> {
  try {
    const { kind, width, revision, format } = variant;
    const etag = `"${revision}-${kind}${width}-${format}"`;
    const kept = `public, max-age=${day}, stale-while-revalidate=${7 * day}, stale-if-error=${7 * day}`;
    const head = { etag, vary: 'Accept', 'cache-control': isSubstitute ? 'no-store' : kept };
    if (isKnown(request, etag)) {
      begin(response, 304, head, type);
      response.end();
      return;
    }
    const { size } = await handle.stat();
    begin(response, 200, { ...head, 'content-type': type, 'content-length': size }, type);
    if (request.method === 'HEAD') response.end();
    else await pipeline(handle.createReadStream({ autoClose: false }), response);
  } finally {
    await handle.close();
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, name: PictureName): Promise<void> {
  const found = await findPicture(name, formatsFor(request.headers.accept));
  if (typeof found === 'object') return send(request, response, found);
  if (found === 'none') return refuse(response, 404, { 'cache-control': absentFileCacheControl });
  if (found === 'failed') return refuse(response, 503, { 'retry-after': 5 });
  const { browser: location } = originalAddresses(name.source, readSiteEnv(process.env).backendUrl);
  refuse(response, 307, {
    location,
    ...(found === 'as-it-is' && { 'cache-control': `public, max-age=3600, stale-if-error=${7 * day}` }),
  });
}

function fail(response: ServerResponse, error: unknown): void {
  // A client that has disconnected is not an error of the site.
  if (!response.destroyed) console.error(`pictures: ${error instanceof Error ? error.message : String(error)}`);
  if (response.headersSent) response.destroy();
  else refuse(response, 503, { 'retry-after': 5 });
}

/**
 * Answers a request for a picture in one of its widths, before Next sees it. Another spelling of an address is
 * redirected; an address that cannot be a picture is refused without touching the disk.
 *
 * @returns whether the address is of this kind
 */
export function answerPicture(request: IncomingMessage, response: ServerResponse): boolean {
  const reading = readPictureAddress(request.url ?? '', readSiteEnv(process.env).mediaOrigins);
  if (reading === undefined) return false;
  if (reading === 'none') refusals.send(() => refuse(response, 404));
  else if ('location' in reading)
    refuse(response, 308, { ...reading, 'cache-control': `public, max-age=300, stale-if-error=${7 * day}` });
  else void answer(request, response, reading).catch((error: unknown) => fail(response, error));
  return true;
}
