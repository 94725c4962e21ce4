import { allowedHtml } from '../sections/allowed-html';

/** What editors and word processors write instead. */
const renamed: Readonly<Record<string, string>> = {
  B: 'STRONG',
  I: 'EM',
  DIV: 'P',
  H1: 'H3',
  H2: 'H3',
  H5: 'H4',
  H6: 'H4',
};

/** What goes with all that is in it. */
const dropped = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'EMBED', 'TEMPLATE', 'HEAD', 'TITLE', 'META', 'LINK']);

const blocks = new Set(['P', 'UL', 'OL', 'H3', 'H4', 'BLOCKQUOTE', 'FIGURE', 'TABLE']);

/** Browsers leave out what is white in an address before they look at its scheme. */
const withoutWhite = (address: string) => [...address].filter((character) => character > ' ').join('');
const unsafeAddress = /^(javascript|data|vbscript):/i;

function copyAttributes(from: Element, to: Element): void {
  for (const name of allowedHtml[to.localName] ?? []) {
    const value = from.getAttribute(name);
    if (value && !(name === 'href' && unsafeAddress.test(withoutWhite(value)))) to.setAttribute(name, value);
  }
}

function cleanInto(target: Element | DocumentFragment, source: Node, document: Document): void {
  for (const node of [...source.childNodes]) {
    if (node.nodeType === 3) target.append(document.createTextNode(node.textContent ?? ''));
    if (!(node.nodeType === 1)) continue;
    const element = node as Element;
    const name = renamed[element.tagName] ?? element.tagName;
    if (dropped.has(name)) continue;
    // Of a forbidden element, and of a paragraph that contains blocks, only the content is kept.
    const keepsOnlyContent =
      !Object.hasOwn(allowedHtml, name.toLowerCase()) ||
      (name === 'P' && [...element.children].some(({ tagName }) => blocks.has(renamed[tagName] ?? tagName)));
    if (keepsOnlyContent) {
      cleanInto(target, element, document);
      continue;
    }
    const copy = document.createElement(name);
    copyAttributes(element, copy);
    cleanInto(copy, element, document);
    target.append(copy);
  }
}

/** Loose text between blocks becomes paragraphs. */
function wrapLooseText(root: HTMLElement): void {
  let paragraph: HTMLElement | undefined;
  for (const node of [...root.childNodes]) {
    const isBlock = node.nodeType === 1 && blocks.has((node as Element).tagName);
    if (isBlock || (!paragraph && node.nodeType === 3 && !node.textContent?.trim())) {
      paragraph = undefined;
      continue;
    }
    if (!paragraph) {
      paragraph = root.ownerDocument.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
}

/**
 * HTML as content may hold it: what is allowed stays, what only looks otherwise is renamed, of the rest the text
 * stays. The backend refuses what is not allowed, the site leaves it out; here it never comes to be.
 */
export function cleanHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const root = parsed.createElement('div');
  cleanInto(root, parsed.body, parsed);
  wrapLooseText(root);
  for (const empty of root.querySelectorAll('p, h3, h4, strong, em')) {
    if (!empty.textContent?.trim() && !empty.querySelector('br + br')) empty.remove();
  }
  return root.innerHTML.trim();
}
