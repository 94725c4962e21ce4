import { allowedHtml } from '../../../../lib/sections/allowed-html';
import { isTag, nameOf, type Node, type Tag, writtenText } from './html-nodes';

/** What reading a text depends on. */
export interface HtmlContext {
  /** The link of the new site for one of the old; undefined for one that leads nowhere. */
  resolveLink: (href: string) => string | undefined;
  /** Gets what is left out. */
  note: (what: string) => void;
}

/** Left out with everything in them. */
const dropped = new Set([
  ...['script', 'style', 'form', 'input', 'select', 'textarea', 'button', 'svg', 'object', 'embed', 'noscript'],
  ...['template', 'math', 'audio', 'canvas', 'link', 'meta', 'head', 'title', 'base', 'applet', 'frame', 'frameset'],
]);

/** Those that say nothing by themselves, so their loss is not worth a line. */
const silent = new Set(['style', 'noscript', 'link', 'meta', 'title', 'head']);

export const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
export const escapeAttribute = (text: string) => escape(text).replace(/"/g, '&quot;');

function attributesOf({ attribs }: Tag, name: string, context: HtmlContext): string {
  if (name === 'a') {
    const href = attribs.href ? context.resolveLink(attribs.href.trim()) : undefined;
    if (href === undefined) return '';
    const window = attribs.target === '_blank' ? ' target="_blank" rel="noopener noreferrer"' : '';
    return ` href="${escapeAttribute(href)}"${window}`;
  }
  const { scope = '', colspan = '', rowspan = '' } = attribs;
  const kept = { scope: /^(row|col)$/.test(scope) && scope, colspan, rowspan };
  return (allowedHtml[name] ?? [])
    .flatMap((each) => {
      const value = kept[each as keyof typeof kept];
      return value && (each === 'scope' || /^\d{1,3}$/.test(value)) ? [` ${each}="${value}"`] : [];
    })
    .join('');
}

/** An element and what is in it, as far as content may have it. */
export function renderAllowed(node: Node, context: HtmlContext): string {
  if (node.type === 'text') return escape(writtenText(node));
  if (!isTag(node)) return '';
  const name = nameOf(node);
  if (dropped.has(name)) {
    if (!silent.has(name)) context.note(`<${name}>`);
    return '';
  }
  if (name === 'br') return '<br>';
  if (name === 'img') {
    context.note('a picture within a table or a list');
    return '';
  }
  const inside = node.children.map((child) => renderAllowed(child, context)).join('');
  if (name === 'h1' || name === 'h2') return `<h3>${inside}</h3>`;
  if (!Object.hasOwn(allowedHtml, name)) return inside;
  const attributes = attributesOf(node, name, context);
  // A link that leads nowhere is its text.
  return name === 'a' && !attributes ? inside : `<${name}${attributes}>${inside}</${name}>`;
}
