import { type AnyExtension, getSchema, Mark, Node } from '@tiptap/core';

import { allowedHtml } from '@/lib/sections/allowed-html';

/** The allowed content of each element, as ProseMirror content expressions. Marks and leaves have no content. */
const contents = {
  p: 'inline*',
  h3: 'inline*',
  h4: 'inline*',
  blockquote: '(line | block)+',
  ul: 'li+',
  ol: 'li+',
  figure: '(line | figcaption | block)+',
  table: 'caption? thead? tbody*',
  li: '(line | block)+',
  figcaption: 'inline*',
  caption: 'inline*',
  thead: 'tr*',
  tbody: 'tr*',
  tr: '(th | td)*',
  th: '(line | block)+',
  td: '(line | block)+',
} as const;

const blocks: readonly string[] = ['p', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'figure', 'table'];
const cells: readonly string[] = ['th', 'td', 'caption', 'figcaption'];

/** From the outermost to the innermost. The elements that browsers write instead are read too. */
const marks: Readonly<Record<string, readonly string[]>> = { a: ['a[href]'], strong: ['strong', 'b'], em: ['em', 'i'] };

const attributesOf = (tag: string) =>
  Object.fromEntries((allowedHtml[tag] ?? []).map((name) => [name, { default: null }]));

const elements = Object.entries(contents).map(([tag, content]) =>
  Node.create({
    name: tag,
    content,
    group: blocks.includes(tag) ? 'block' : undefined,
    defining: tag === 'li' || tag === 'blockquote',
    isolating: cells.includes(tag),
    addAttributes: () => attributesOf(tag),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

/**
 * Text directly in an item, a cell, a quotation or a figure. The editor needs a node around it; the HTML has no element
 * for it (html.ts).
 */
const line = Node.create({
  name: 'line',
  content: 'inline*',
  parseHTML: () => [{ tag: 'div[data-line]' }],
  renderHTML: () => ['div', { 'data-line': '' }, 0],
});

const lineBreak = Node.create({
  name: 'br',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
});

/** The schema of the rich text field: exactly the elements of `allowedHtml`. */
export const elementExtensions: AnyExtension[] = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  ...elements,
  line,
  lineBreak,
  ...Object.entries(marks).map(([tag, selectors]) =>
    Mark.create({
      name: tag,
      // Text typed after a link is not part of the link.
      inclusive: tag !== 'a',
      addAttributes: () => attributesOf(tag),
      parseHTML: () => selectors.map((selector) => ({ tag: selector })),
      renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    }),
  ),
];

export const richTextSchema = getSchema(elementExtensions);
