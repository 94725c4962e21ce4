import type { IncomingMessage, ServerResponse } from 'node:http';

import { contentSecurityPolicy } from '../cache/content-security-policy.mjs';
import { readSiteEnv } from '../env/site-env.mjs';
import { addressOf } from '../i18n/addresses';
import { languages } from '../i18n/languages';
import { searchPath } from '../search/search-path';

type Method = (...args: unknown[]) => unknown;

/** The pages that are made for every request, and so never pass the cache that gives the others their policy. */
const addresses = new Set(languages.map((language) => addressOf(searchPath, language)));

function isMadeForRequest(url: string | undefined): boolean {
  return url !== undefined && addresses.has(url.replace(/[?#].*$/s, ''));
}

function policyOf(html: string): string {
  const { mediaOrigins, siteUrl } = readSiteEnv(process.env);
  return contentSecurityPolicy(html, mediaOrigins, siteUrl.startsWith('https:'));
}

const callbackIn = (args: unknown[]) => args.find((argument) => typeof argument === 'function') as Method | undefined;

/**
 * Holds a page that is made for one request until it is whole, and sends it with the policy that its own scripts and
 * styles give (docs/decisions/0002). Such a page is small, and a stream of it would start with a policy that nobody
 * knows yet.
 */
export function holdPage(request: IncomingMessage, response: ServerResponse): void {
  if (!isMadeForRequest(request.url)) return;
  // The page is read here; what stands in front of the site compresses it.
  delete request.headers['accept-encoding'];
  const send = response.writeHead.bind(response) as Method;
  const end = response.end.bind(response) as Method;
  const chunks: Buffer[] = [];
  let head: unknown[] | undefined;
  let isHeld = true;
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array));
  };
  const writeHead: Method = (...args) => {
    if (!isHeld) return send(...args);
    head = args;
    return response;
  };
  const write: Method = (...args) => {
    keep(args[0]);
    const done = callbackIn(args);
    if (done) queueMicrotask(done);
    return true;
  };
  const finish: Method = (...args) => {
    keep(args[0]);
    isHeld = false;
    const body = Buffer.concat(chunks);
    if (String(response.getHeader('content-type')).startsWith('text/html')) {
      response.setHeader('content-security-policy', policyOf(body.toString()));
    }
    if (body.length > 0) response.setHeader('content-length', body.length);
    if (head) send(...head);
    const done = callbackIn(args);
    return done ? end(body, done) : end(body);
  };
  Object.assign(response, { writeHead, write, end: finish, flushHeaders: () => undefined });
}
