import sanitize from 'sanitize-html';

import { allowedHtml } from '../sections/allowed-html';
import { wrapTables } from './wrap-tables';

const allowedAttributes = Object.fromEntries(Object.entries(allowedHtml).map(([tag, names]) => [tag, [...names]]));

/**
 * Makes HTML of the content safe to show. The backend is not trusted.
 *
 * @param html untrusted
 * @param resolveLink turns an internal link into an address of the active language
 */
export function sanitizeHtml(html: string, resolveLink: (href: string) => string): string {
  const clean = sanitize(html, {
    allowedTags: Object.keys(allowedHtml),
    allowedAttributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    transformTags: {
      a: (tagName, { href, target }) => {
        const isNewWindow = target === '_blank';
        return {
          tagName,
          attribs: {
            ...(href && { href: resolveLink(href) }),
            ...(isNewWindow && { target: '_blank', rel: 'noopener noreferrer' }),
          },
        };
      },
    },
  });
  return wrapTables(clean.trim());
}
