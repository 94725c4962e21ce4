import { createHash } from 'node:crypto';

import { defaultLanguage, type Language, translator } from '../i18n/languages';
import { splitLanguage } from '../redirects/own-path';
import { ownAnswerHeaders } from './security-headers.mjs';

const texts = { 400: 'refusedRequest', 405: 'refusedMethod', 421: 'refusedHost', 503: 'unavailableText' } as const;

export type RefusalStatus = keyof typeof texts;

/** Values of styles/tokens.scss: an answer to what is no request of the site's takes none of its files. */
const style =
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#14191c;background:#fff;border-bottom:12px solid #bf8c4c}' +
  'main{max-width:40rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:2rem;line-height:1.2}a{color:inherit}';

const styleHash = createHash('sha256').update(style).digest('base64');

const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function languageOf(url: string): Language {
  return splitLanguage(url.replace(/[?#].*$/s, ''))?.language ?? defaultLanguage;
}

/** What is wrong, and the way to the site. */
function pageOf(status: RefusalStatus, url: string, siteUrl: string): string {
  const language = languageOf(url);
  const t = translator(language);
  const text = escape(t(texts[status]));
  const home = language === defaultLanguage ? `${siteUrl}/` : `${siteUrl}/${language}`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${text}</title><style>${style}</style></head><body><main><p>${status}</p><h1>${text}</h1>` +
    `<p><a href="${escape(home)}">${escape(t('notFoundButton'))}</a></p></main></body></html>`
  );
}

/**
 * The answer to a request that Next is not to see, or has not answered in time.
 *
 * @param url the request target, whose language is spoken
 * @param siteUrl base address of the site
 */
export function refusal(status: RefusalStatus, url: string, siteUrl: string) {
  const page = pageOf(status, url, siteUrl);
  const headers = {
    ...ownAnswerHeaders(siteUrl),
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(page)),
    'cache-control': 'no-store',
  };
  return { page, headers };
}
