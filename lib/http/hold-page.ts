import type { IncomingMessage, ServerResponse } from 'node:http';

import { contentSecurityPolicy } from '../cache/content-security-policy.mjs';
import { readSiteEnv } from '../env/site-env.mjs';
import { addressOf } from '../i18n/addresses';
import { languages } from '../i18n/languages';
import { searchPath } from '../routes/site-routes';

type Method = (...args: unknown[]) => unknown;

/** The pages that are made for every request, and so never pass the cache that gives the others their policy. */
const addresses = new Set(languages.map((language) => addressOf(searchPath, language)));

/** The edit mode and the previews of drafts, in every language. */
const drafts = new RegExp(`^(?:/(?:${languages.join('|')}))?/(?:edit|preview)(?:/|$)`);

/** Of these, what the admin shows beside a page's form. */
const previews = new RegExp(`^(?:/(?:${languages.join('|')}))?/preview/`);

/** And what shows versions of a page side by side, each in a frame. */
const edited = new RegExp(`^(?:/(?:${languages.join('|')}))?/edit(?:[/?]|$)`);
const isVersion = (url: string) => edited.test(url) && /[?&]version=/.test(url);

function isMadeForRequest(url: string | undefined): boolean {
  const path = url?.replace(/[?#].*$/s, '');
  return path !== undefined && (addresses.has(path) || drafts.test(path));
}

function policyOf(html: string, url: string): string {
  const { mediaOrigins, siteUrl, editLoginUrl } = readSiteEnv(process.env);
  const framedBy = previews.test(url) ? editLoginUrl : isVersion(url) ? "'self'" : undefined;
  const frames = edited.test(url) && !isVersion(url) ? ["'self'"] : [];
  return contentSecurityPolicy(html, mediaOrigins, siteUrl.startsWith('https:'), framedBy, frames);
}

/**
 * The status that a page signals from inside a Suspense boundary (`AbsentPage`), as React marks it in the HTML. Next
 * has set 200 by then, which can be changed only because the page is held back.
 */
function signalledStatus(html: string): 404 | 503 | undefined {
  const [, digest] = /<template[^>]* data-dgst="([^"]*)"/.exec(html) ?? [];
  if (digest === undefined) return undefined;
  return digest === 'NEXT_HTTP_ERROR_FALLBACK;404' ? 404 : 503;
}

const callbackIn = (args: unknown[]) => args.find((argument) => typeof argument === 'function') as Method | undefined;

/**
 * Holds back a page that is rendered for one request until it is complete, and sends it with the policy of its own
 * scripts and styles (docs/decisions/0002). A streamed page would have to send its policy before they are known. Such
 * pages are small.
 */
export function holdPage(request: IncomingMessage, response: ServerResponse): void {
  if (!isMadeForRequest(request.url)) return;
  const url = request.url ?? '';
  const isFramed = previews.test(url) || isVersion(url);
  // The page has to be readable here; a proxy in front of the site compresses it.
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
      const html = body.toString();
      response.setHeader('content-security-policy', policyOf(html, url));
      // X-Frame-Options cannot name an origin; the policy can.
      if (isFramed) response.removeHeader('x-frame-options');
      const status = signalledStatus(html);
      if (status && response.statusCode === 200) response.statusCode = status;
      if (status && head?.[0] === 200) head[0] = status;
    }
    if (body.length > 0) response.setHeader('content-length', body.length);
    if (head) send(...head);
    const done = callbackIn(args);
    return done ? end(body, done) : end(body);
  };
  Object.assign(response, { writeHead, write, end: finish, flushHeaders: () => undefined });
}
