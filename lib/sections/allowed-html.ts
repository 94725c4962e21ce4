import { isLink } from './is-link';

/**
 * The HTML that content may contain: each element with its allowed attributes. The site's sanitizer, the
 * backend's check, and the schema of the rich text field all read this list.
 */
export const allowedHtml: Readonly<Record<string, readonly string[]>> = {
  p: [],
  strong: [],
  em: [],
  ul: [],
  ol: [],
  li: [],
  a: ['href', 'target', 'rel'],
  h3: [],
  h4: [],
  br: [],
  blockquote: [],
  figure: [],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

const isSpan = (value: string) => /^\d{1,3}$/.test(value);

const rules: Readonly<Record<string, (value: string) => boolean>> = {
  href: isLink,
  target: (value) => value === '_blank',
  rel: (value) => /^[a-z ]*$/.test(value),
  scope: (value) => /^(row|col|rowgroup|colgroup)$/.test(value),
  colspan: isSpan,
  rowspan: isSpan,
};

/** Whether an element of the content may have this attribute with this value. Names in lower case. */
export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  if (!Object.hasOwn(allowedHtml, tag) || !allowedHtml[tag]?.includes(name)) return false;
  return rules[name]?.(value) ?? false;
}
