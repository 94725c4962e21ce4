import 'server-only';

import { env } from '../env';
import { sanitizeHtml } from '../html/sanitize';
import { localizeHref } from '../i18n/addresses';
import type { Language } from '../i18n/languages';
import { isNamedByQuery, mediaAddress } from '../media/media-address';
import type { ParseContext } from '../sections/parse-section';

const warned = new Set<string>();

/** Logs a defect of the content once, not at every regeneration. */
function warn(message: string): void {
  if (warned.size > 1000 || warned.has(message)) return;
  warned.add(message);
  console.warn(`content: ${message}`);
}

/** The parse context of a language, with this site's addresses. */
export function parseContext(language: Language): ParseContext {
  const { backendUrl, mediaOrigins } = env();
  const resolveLink = (href: string) => localizeHref(href, language);
  return {
    warn,
    resolveLink,
    sanitizeHtml: (html) => sanitizeHtml(html, resolveLink),
    resolveMedia: (src) => {
      if (isNamedByQuery(src, backendUrl)) warn(`${src}: the path has to name the file, a query is not passed on`);
      return mediaAddress(src, backendUrl, mediaOrigins);
    },
  };
}
