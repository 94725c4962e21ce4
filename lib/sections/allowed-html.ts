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
