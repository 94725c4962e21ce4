import { cleanHtml } from './clean-html';

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Word writes list items as paragraphs, with the list and the level in a style property of its own. */
const itemLevel = /mso-list:\s*l\d+\s+level(\d)/i;
const marker = /mso-list:\s*ignore/i;
/** The marker of a numbered item: `1.` or `a)`. A bullet has neither dot nor bracket. */
const number = /^\s*[\da-z]{1,4}[.)]/i;

/** Removes the marker, `1.` or a bullet, from an item of Word. @returns the marker's text */
function takeMarker(item: Element): string {
  const found = [...item.querySelectorAll('[style]')].find((element) => marker.test(styleOf(element)));
  const text = found?.textContent ?? '';
  found?.remove();
  return text;
}

/** Converts Word's paragraphs to lists; a deeper level becomes a list inside the item above it. */
function makeLists(body: HTMLElement): void {
  /** The list that is open at each level. */
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p[style], h1[style], h2[style], h3[style]')) {
    const level = Number(itemLevel.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    const tag = number.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    // Another element is between this item and the last one, so a new list begins.
    if (paragraph.previousElementSibling !== last) open = [];
    open.length = Math.min(open.length, level);
    let list = open.at(-1);
    if (!list || open.length < level || list.localName !== tag) {
      const outer = open[open.length < level ? open.length - 1 : open.length - 2];
      list = body.ownerDocument.createElement(tag);
      if (outer?.lastElementChild) outer.lastElementChild.append(list);
      else paragraph.before(list);
      open = [...open.slice(0, level - 1), list];
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
    last = open[0];
  }
}

/** Converts bold and italic styles to elements. Google wraps the whole text in a `b` that is not bold. */
function makeMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]')) {
    const style = styleOf(element);
    const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
    const slant = /font-style:\s*(\w+)/i.exec(style)?.[1];
    if (/^[bi]$|^strong$|^em$/.test(element.localName)) {
      const isNone = weight === 'normal' || weight === '400' || slant === 'normal';
      if (isNone) element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.localName !== 'span') continue;
    if (weight && /^(bold|bolder|[6-9]00)$/.test(weight)) wrapContent(element, 'strong');
    if (slant === 'italic') wrapContent(element, 'em');
  }
}

function wrapContent(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Joins lists: Word on the web puts every item into its own list, with a paragraph in the item. */
function joinLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('li > p:only-child')) paragraph.replaceWith(...paragraph.childNodes);
  for (const list of body.querySelectorAll('ul, ol')) {
    const before = list.previousElementSibling;
    if (before?.localName !== list.localName || list.previousSibling !== before) continue;
    before.append(...list.childNodes);
    list.remove();
  }
}

/**
 * Converts HTML that was copied from a word processor or another page to what content allows. Lists, bold and italic
 * are kept; all other formatting is removed.
 *
 * @param html from the clipboard, untrusted
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeLists(body);
  makeMarks(body);
  const clean = body.ownerDocument.createElement('div');
  clean.innerHTML = cleanHtml(body.innerHTML);
  joinLists(clean);
  return clean.innerHTML;
}
