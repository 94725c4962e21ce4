import path from 'node:path';

import { contentSecurityPolicy } from '../lib/cache/content-security-policy.mjs';
import { finalHtml } from '../lib/cache/final-html.mjs';
import { readSiteEnv } from '../lib/env/site-env.mjs';
import { foreignSearchPath, searchPath } from '../lib/routes/site-routes';
import type { SiteResponse } from './site-response';

/** For whatever brings no policy of its own, the 5xx view above all: its own styles and pictures, no script. */
export const defaultPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Next's development server and React's evaluate code, and reload pages through a socket. */
const developmentSources = "'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: https:";
export const developmentPolicy = `default-src ${developmentSources}; base-uri 'none'`;

/** Every code of a language has two letters (`lib/i18n/known-languages.mjs`). */
const anyLanguage = '(?:/[a-z]{2})?';

/** The pages that are made for every request, and so never pass the cache that gives the others their policy. */
const searches = new RegExp(`^(?:${searchPath}|/[a-z]{2}${foreignSearchPath})$`);

/** Path of the build. */
const distDir = path.resolve(process.env.NEXT_DIST_DIR || '.next');

/** The edit mode and the previews of drafts, in every language. */
const drafts = new RegExp(`^${anyLanguage}/(?:edit|preview)(?:/|$)`);

/** Of these, what the admin shows beside a page's form. */
const previews = new RegExp(`^${anyLanguage}/preview/`);

/** And what the edit mode shows in frames: versions of a page side by side, and samples of sections. */
const edited = new RegExp(`^${anyLanguage}/edit(?:[/?]|$)`);
const isFramed = (url: string) => edited.test(url) && /[?&](?:version|sample)=/.test(url);
const isSample = (url: string) => edited.test(url) && /[?&]sample=/.test(url);

/** Scripts of a page, and what loads them early. Next writes them; content cannot. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;

const isSearch = (url: string) => searches.test(url.replace(/[?#].*$/s, ''));

/** Whether the page at an address is made for one request, and is never cached. */
export const isMadeForRequest = (url: string): boolean => isSearch(url) || drafts.test(url.replace(/[?#].*$/s, ''));

function policyOf(html: string, url: string): string {
  const { mediaOrigins, siteUrl, editLoginUrl } = readSiteEnv(process.env);
  const framedBy = previews.test(url) ? editLoginUrl : isFramed(url) ? "'self'" : undefined;
  const frames = edited.test(url) && !isFramed(url) ? ["'self'"] : [];
  return contentSecurityPolicy(html, mediaOrigins, siteUrl.startsWith('https:'), framedBy, frames);
}

function sentOf(url: string, html: string): string {
  if (isSample(url)) return html.replaceAll(scripts, '');
  return isSearch(url) ? finalHtml(html, distDir, false) : html;
}

/**
 * The status that a page signals from inside a Suspense boundary (`AbsentPage`), as React marks it in the HTML. Next
 * has set 200 by then.
 */
function signalledStatus(html: string): 404 | 503 | undefined {
  const [, digest] = /<template[^>]* data-dgst="([^"]*)"/.exec(html) ?? [];
  if (digest === undefined) return undefined;
  return digest === 'NEXT_HTTP_ERROR_FALLBACK;404' ? 404 : 503;
}

/**
 * Gives a page that was made for one request the policy of its own scripts and styles (docs/decisions/0002), and the
 * status that it signals. A sample of a section is a picture: it has no scripts. The search starts like the pages that
 * are cached (`lib/cache/page-cache-handler.mjs`).
 *
 * @param url the request target as it came: Next rewrites that of the request
 * @param body the complete page
 * @returns the page to send
 */
export function addPagePolicy(url: string, response: SiteResponse, body: Buffer): Buffer {
  const html = sentOf(url, body.toString());
  response.setHeader('content-security-policy', policyOf(html, url));
  // X-Frame-Options cannot name an origin; the policy can.
  if (previews.test(url) || isFramed(url)) response.removeHeader('x-frame-options');
  const status = signalledStatus(html);
  if (status && response.statusCode === 200) response.statusCode = status;
  return Buffer.from(html);
}
