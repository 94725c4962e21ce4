import { writeScript } from '../text/superscript';
import { allowedHtml, isAllowedAttribute } from '../sections/allowed-html';

/** Other elements that begin on a line of their own. */
const paragraphs = [
  ...['DIV', 'DT', 'DD', 'ADDRESS', 'SECTION', 'ARTICLE', 'ASIDE', 'HEADER', 'FOOTER', 'MAIN', 'NAV', 'CENTER', 'FORM'],
  ...['FIELDSET', 'LEGEND', 'DETAILS', 'SUMMARY', 'PRE'],
];

/** Elements that browsers and word processors write, and their allowed replacements. */
const renamed: Readonly<Record<string, string>> = {
  B: 'STRONG',
  I: 'EM',
  H1: 'H3',
  H2: 'H3',
  H5: 'H4',
  H6: 'H4',
  ...Object.fromEntries(paragraphs.map((name) => [name, 'P'])),
};

/** Elements that are removed with their content. */
const dropped = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'EMBED', 'TEMPLATE', 'HEAD', 'TITLE', 'META', 'LINK']);

const blocks = new Set(['P', 'UL', 'OL', 'H3', 'H4', 'BLOCKQUOTE', 'FIGURE', 'TABLE']);

/** Finds blocks, also under the names that are replaced. */
const blockSelector = [...blocks, ...Object.keys(renamed).filter((name) => blocks.has(renamed[name] ?? ''))].join();
const containsBlock = (element: Element) => element.querySelector(blockSelector) !== null;

/** Writes the characters of an address that the backend refuses as a browser would send them. */
function writeAddress(address: string): string {
  const trimmed = address.trim();
  return /^tel:/i.test(trimmed) ? trimmed : trimmed.replace(/[ "<>]/g, encodeURIComponent);
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of allowedHtml[to.localName] ?? []) {
    const given = from.getAttribute(name) ?? '';
    const value = name === 'href' ? writeAddress(given) : given;
    if (value && isAllowedAttribute(to.localName, name, value)) to.setAttribute(name, value);
  }
}

/** Writes the line ends of preformatted text as elements, because white space is not kept. */
function breakLines(preformatted: Element, document: Document): void {
  const walker = document.createTreeWalker(preformatted, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  while (texts.at(-1)?.data.trim() === '') texts.pop()?.remove();
  const last = texts.at(-1);
  if (last) last.data = last.data.trimEnd();
  for (const text of texts) {
    const lines = text.data.split('\n');
    text.replaceWith(...lines.flatMap((line, at) => (at > 0 ? [document.createElement('br'), line] : [line])));
  }
}

function copyText(from: Node, document: Document): Text {
  const script = from.parentElement?.closest('sup, sub');
  const text = from.textContent ?? '';
  return document.createTextNode(script ? writeScript(text, script.localName, script.textContent) : text);
}

function cleanInto(target: Element | DocumentFragment, source: Node, document: Document): void {
  for (const node of [...source.childNodes]) {
    if (node.nodeType === 3) target.append(copyText(node, document));
    if (!(node.nodeType === 1)) continue;
    const element = node as Element;
    const name = renamed[element.tagName] ?? element.tagName;
    if (dropped.has(name)) continue;
    // A forbidden element is replaced with its content.
    if (!Object.hasOwn(allowedHtml, name.toLowerCase())) {
      cleanInto(target, element, document);
      continue;
    }
    // So is a paragraph that contains blocks. Its text is not joined to the text around it.
    if (name === 'P' && containsBlock(element)) {
      const content = document.createElement('div');
      cleanInto(content, element, document);
      wrapLooseText(content);
      target.append(...content.childNodes);
      continue;
    }
    const copy = document.createElement(name);
    copyAttributes(element, copy);
    cleanInto(copy, element, document);
    target.append(copy);
  }
}

/** Wraps text between blocks in paragraphs. A link around a heading counts as a block. */
function wrapLooseText(root: HTMLElement): void {
  let paragraph: HTMLElement | undefined;
  for (const node of [...root.childNodes]) {
    const isBlock = node.nodeType === 1 && (blocks.has((node as Element).tagName) || containsBlock(node as Element));
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

/** Removes bold and italic around no text. Their space or line break stays, because it may separate two words. */
function removeEmptyMarks(root: Element): void {
  for (const mark of root.querySelectorAll('strong, em')) {
    if (mark.textContent?.trim()) continue;
    // A space at the start of a block is never shown.
    const isAtStart = !mark.previousSibling && !mark.parentElement?.matches('strong, em, a');
    if (isAtStart && !mark.querySelector('br')) mark.remove();
    else mark.replaceWith(...mark.childNodes);
  }
}

/**
 * Converts HTML to what content allows: allowed elements stay, equivalent ones are renamed, and other elements are
 * replaced with their text. The backend refuses HTML that is not allowed, and the site removes it.
 */
export function cleanHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const preformatted of parsed.querySelectorAll('pre')) breakLines(preformatted, parsed);
  const root = parsed.createElement('div');
  cleanInto(root, parsed.body, parsed);
  wrapLooseText(root);
  removeEmptyMarks(root);
  for (const empty of root.querySelectorAll('p, h3, h4')) {
    if (!empty.textContent?.trim() && !empty.querySelector('br + br')) empty.remove();
  }
  return root.innerHTML.trim();
}
