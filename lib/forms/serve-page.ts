import 'server-only';

import { contentSecurityPolicy } from '../cache/content-security-policy.mjs';
import { env } from '../env';
import { requestIdHeaders } from '../http/request-id';
import { addressOf } from '../i18n/addresses';
import type { Language } from '../i18n/languages';
import { type ContactAnswer, keepAnswer, type NewsletterAnswer } from './page-answers';

/**
 * Answers a POST with a page of the site. Next renders pages for GET only, so the server requests one from itself, which
 * takes its content from memory: the content is never in an address, a cookie or a cache.
 */
async function servePage(path: string, status: number): Promise<Response> {
  const { port, mediaOrigins, siteUrl } = env();
  const headers = requestIdHeaders();
  const page = await fetch(`http://127.0.0.1:${port}${path}`, { headers, cache: 'no-store', redirect: 'manual' });
  const html = await page.text();
  return new Response(html, {
    status: page.ok ? status : page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': contentSecurityPolicy(html, mediaOrigins, siteUrl.startsWith('https:')),
      'x-robots-tag': 'noindex',
    },
  });
}

export function serveContactPage(answer: ContactAnswer, language: Language, status: number): Promise<Response> {
  const key = keepAnswer({ kind: 'contact', answer });
  return servePage(`${addressOf('/contact/answer', language)}?key=${key}`, status);
}

export function serveNewsletterPage(answer: NewsletterAnswer, language: Language, status: number): Promise<Response> {
  const key = keepAnswer({ kind: 'newsletter', answer });
  return servePage(`${addressOf('/newsletter/answer', language)}?key=${key}`, status);
}

/** The answer to a POST that succeeded: a reload does not send it again. */
export function seeOther(path: string, language: Language): Response {
  return new Response(null, {
    status: 303,
    headers: { location: addressOf(path, language), 'cache-control': 'no-store' },
  });
}
