import type { IncomingMessage, ServerResponse } from 'node:http';

import { pageCache, type RequestNote } from '../lib/cache/page-cache-events.mjs';
import { sharedCacheControl } from '../lib/cache/shared-cache-headers.mjs';
import { readSiteEnv } from '../lib/env/site-env.mjs';
import { bodyLengthHeader } from '../lib/http/body-length';
import { beginRequest } from '../lib/http/request-id';
import { ownAnswerHeaders } from '../lib/http/security-headers.mjs';
import { traced } from '../lib/telemetry/tracing';
import { markVisitorAddress } from '../lib/http/visitor-address';
import { otherMethods } from './allowed-methods';
import { acceptedEncodings } from './encodings';
import { isCompressible } from './finished/compress';
import { finishingHeader } from './finished/finish-made';
import { FinishedAnswer } from './finished/finished-answer';
import type { FinishedPages } from './finished/keep-finished';
import { requestKey } from './finished/request-key';
import { limitWait } from './limit-wait';
import { addPagePolicy, defaultPolicy, developmentPolicy, isMadeForRequest } from './page-policy';
import type { SiteResponse } from './site-response';
import type { Step } from './step';

/** Longer answers are streamed instead of collected; bytes. No page is that long. */
const maxCollectedBytes = 8 * 1024 * 1024;

const policyHeader = 'content-security-policy';

/**
 * Sets the headers that every answer of Next must have: a policy, and those of `next.config.mjs`, which Next's redirects
 * lack. Next appends the configuration's headers to those of the answer, so they are added at the last moment, where
 * they are missing. Only pages that others may frame have no `X-Frame-Options`.
 *
 * @param url as the client sent it
 */
function completeHead({ method }: IncomingMessage, url: string, response: SiteResponse, siteUrl: string): void {
  const { 'x-frame-options': _, ...headers } = ownAnswerHeaders(siteUrl, url);
  for (const [name, value] of Object.entries({ ...headers, [policyHeader]: defaultPolicy })) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  // Next says that a call does not take a method, but not which it takes (RFC 9110 §15.5.6).
  if (response.statusCode === 405 && !response.hasHeader('allow')) response.setHeader('allow', otherMethods(method));
}

/** What Next's router reads of a payload's head, and nobody of a page's. */
const ofPayload = ['x-nextjs-prerender', 'x-nextjs-stale-time'];

/** Says how long a file is that a route has given a length, and is sent as it is. */
function sayLength(response: SiteResponse): void {
  const length = response.getHeader(bodyLengthHeader);
  response.removeHeader(bodyLengthHeader);
  if (length !== undefined) response.setHeader('content-length', length);
}

const typeOf = (response: SiteResponse) => String(response.getHeader('content-type') ?? '');
const isHtml = (response: SiteResponse) => typeOf(response).startsWith('text/html');

/** Answers of which the body is a part of a file, or none. What is said of it is right as it is. */
const withoutWhole = [206, 304, 416];

/** Whether an answer is text that Next renders. It is collected and compressed here. Files are streamed. */
function isOwnText(response: SiteResponse): boolean {
  if (withoutWhole.includes(response.statusCode)) return false;
  return !response.hasHeader('content-encoding') && isCompressible(typeOf(response), Infinity);
}

/** Answers a request: Next. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Files that are text by their names: drawings and captions. */
const textFile = /^\/media\/[^?#]*\.(?:svg|vtt)(?:[?#]|$)/i;

/** Whether HEAD is left to the route. Calls and large files are not made for it, so their bodies are not known here. */
const leavesHead = (url: string) => /^\/(?:api|media)\//.test(url) && !textFile.test(url);

/**
 * The last step: Next renders the answer. Complete texts (pages, their payloads, feeds, answers of calls) get their
 * policy, ETag and compression here. Cached ones are also kept, so that the next request for them does not reach Next.
 *
 * @param render Next
 * @param pages where finished answers are kept
 * @param finish asks for a page that was made, so that it is finished too
 */
export function renderWithNext(
  render: Render,
  pages: FinishedPages,
  finish: (path: string) => void = () => undefined,
): Step {
  const { siteUrl, trustedProxies, isIndexed } = readSiteEnv(process.env);

  return (request, response) => {
    const { method, url = '' } = request;
    const key = requestKey(request);
    const lookup: RequestNote = { startedAt: performance.now() };

    if (key !== undefined && pages.areKept && request.headers[finishingHeader] === undefined) {
      const [path = ''] = url.split('?', 1);
      lookup.onMade = () => {
        lookup.onMade = undefined;
        finish(path);
      };
    }

    const complete = async (made: Buffer): Promise<void> => {
      const isPage = isMadeForRequest(url) && isHtml(response);
      const body = isPage ? addPagePolicy(url, response, made) : made;
      completeHead(request, url, response, siteUrl);
      response.removeHeader(bodyLengthHeader);
      if (isHtml(response)) for (const name of ofPayload) response.removeHeader(name);
      const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
      const cacheControl = sharedCacheControl(String(response.getHeader('cache-control') ?? ''), isStale);
      if (cacheControl !== '') response.setHeader('cache-control', cacheControl);
      const [status, headers] = [response.statusCode, response.getHeaders()];
      const accepted = acceptedEncodings(request.headers['accept-encoding']);
      const answer = await FinishedAnswer.make(status, headers, body, { accepted, former: pages.formerOf(key) });
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      answer.send(request, response);
      // Kept from its second request on: what is asked for once takes no room, and every copy says that it is one.
      if (key === undefined || headers['x-nextjs-cache'] === 'MISS' || headers['set-cookie'] !== undefined) return;
      await pages.keep(key, answer, body, cacheControl, lookup);
    };

    const fail = (error: unknown): void => {
      console.error(error);
      response.destroy();
    };

    markVisitorAddress(request, trustedProxies);
    limitWait(request, response, siteUrl);
    // robots.txt keeps crawlers out; this keeps out of their lists what they know from links alone.
    if (!isIndexed) response.setHeader('x-robots-tag', 'noindex, nofollow');
    response.beforeHead = () => {
      completeHead(request, url, response, siteUrl);
      sayLength(response);
    };
    if (method === 'HEAD' && leavesHead(url)) {
      response.beforeHead = () => {
        completeHead(request, url, response, siteUrl);
        // GET gets those of the text that is made here.
        if (isOwnText(response)) for (const name of ['etag', bodyLengthHeader]) response.removeHeader(name);
        sayLength(response);
      };
    } else if (method === 'GET' || method === 'HEAD') {
      // Node sends no body to HEAD, whatever Next writes; made like that of GET, its head says the same.
      request.method = 'GET';
      response.collect(
        () => isOwnText(response),
        (body) => void complete(body).catch(fail),
        maxCollectedBytes,
      );
    }
    beginRequest(request, () =>
      pageCache.lookups.run(
        lookup,
        () => void traced('next', 'internal', {}, () => render(request, response)).catch(fail),
      ),
    );
    return true;
  };
}

/**
 * The last step in development: pages come as Next makes them, with a policy that its tools can work with.
 *
 * @param render Next
 */
export function renderInDevelopment(render: Render): Step {
  const { trustedProxies } = readSiteEnv(process.env);
  return (request, response) => {
    markVisitorAddress(request, trustedProxies);
    response.setHeader('content-security-policy', developmentPolicy);
    response.beforeHead = () => sayLength(response);
    beginRequest(request, () => void render(request, response));
    return true;
  };
}
