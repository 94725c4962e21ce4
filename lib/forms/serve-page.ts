import 'server-only';

import { serveOwnPage } from '../http/serve-own-page';
import { addressOf } from '../i18n/addresses';
import type { Language } from '../i18n/languages';
import { type ContactAnswer, keepAnswer, type NewsletterAnswer } from './page-answers';

// The page takes its content from memory: it is never in an address, a cookie or a cache.

export function serveContactPage(answer: ContactAnswer, language: Language, status: number): Promise<Response> {
  const key = keepAnswer({ kind: 'contact', answer });
  return serveOwnPage(`${addressOf('/contact/answer', language)}?key=${key}`, status);
}

export function serveNewsletterPage(answer: NewsletterAnswer, language: Language, status: number): Promise<Response> {
  const key = keepAnswer({ kind: 'newsletter', answer });
  // The answer is taken once, by the page; its title is made beside it.
  return serveOwnPage(`${addressOf('/newsletter/answer', language)}?key=${key}&purpose=${answer.purpose}`, status);
}

/** The answer to a POST that succeeded: a reload does not send it again. */
export function seeOther(path: string, language: Language): Response {
  return new Response(null, {
    status: 303,
    headers: { location: addressOf(path, language), 'cache-control': 'no-store' },
  });
}
