import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

import { readSiteEnv } from '../env/site-env.mjs';
import { answerPicture } from '../pictures/answer-picture';
import { answerRedirect } from '../redirects/answer-redirect';
import type { RequestStart } from './answer';
import { refuseBroken } from './refuse-broken';
import { holdPage } from './hold-page';
import { limitWait } from './limit-wait';
import { repairUrl } from './repair-url';
import { beginRequest } from './request-id';
import { serveCompressed } from './serve-compressed';
import { markVisitorAddress } from './visitor-address';

/** For whatever brings no policy of its own, the 5xx view above all: its own styles and pictures, no script. */
const defaultPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const policyHeader = 'content-security-policy';

/**
 * Lets no response leave without a content security policy. Cached pages bring theirs
 * (`lib/cache/page-cache-handler.mjs`); Next appends headers instead of replacing them, so the default
 * may only be filled in at the last moment.
 */
function fillInPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (!response.headersSent && !response.hasHeader(policyHeader)) response.setHeader(policyHeader, defaultPolicy);
    return writeHead(...args);
  };
}

const chunksDir = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'static/chunks');

/** Stands between the socket and Next, which `next start` leaves no other place for. */
export function guardServer(): void {
  const { isIndexed, siteUrl, trustedProxies } = readSiteEnv(process.env);
  const refuse = refuseBroken();
  const giveCompressed = serveCompressed(chunksDir());
  subscribe('http.server.request.start', (message) => {
    const start = message as RequestStart;
    const { request, response } = start;
    beginRequest(request);
    if (refuse(start) || answerPicture(start)) return;
    if (request.url) request.url = repairUrl(request.url);
    markVisitorAddress(request, trustedProxies);
    // The first page of a development server is compiled when it is asked for.
    if (process.env.NODE_ENV === 'production') limitWait(request, response, siteUrl);
    fillInPolicy(response);
    giveCompressed(request, response);
    holdPage(request, response);
    // robots.txt keeps crawlers out; this keeps out of their lists what they know from links alone.
    if (!isIndexed) response.setHeader('x-robots-tag', 'noindex, nofollow');
    answerRedirect(start);
  });
}
