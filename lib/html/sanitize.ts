import sanitize from 'sanitize-html';

import { wrapTables } from './wrap-tables';

/** CONTRACT.md, Languages and addresses: the HTML that content may hold. */
const allowedTags = [
  'p',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
  'br',
  'blockquote',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/**
 * Makes HTML of the content safe to show, whatever the backend says of it.
 *
 * @param html untrusted
 * @param resolveLink turns an internal link into an address of the active language
 */
export function sanitizeHtml(html: string, resolveLink: (href: string) => string): string {
  const clean = sanitize(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
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
