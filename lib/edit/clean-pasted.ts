import { cleanHtml } from './clean-html';
import { makeWordLists } from './word-lists';

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** The value of a style property, not of Word's own that end with the same name (`mso-bidi-font-weight`). */
const valueOf = (style: string, name: string) =>
  new RegExp(`(?:^|[;\\s])${name}:\\s*(\\w+)`).exec(style.toLowerCase())?.[1];

/**
 * Converts the styles of bold, italic, raised and lowered text to elements. Google wraps the whole text in a `b` that is
 * not bold. Chromium writes all computed styles, so a `strong` that is not italic is still bold.
 */
function makeMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]')) {
    const style = styleOf(element);
    const weight = valueOf(style, 'font-weight');
    const slant = valueOf(style, 'font-style');
    const isBold = /^(b|strong)$/.test(element.localName);
    if (isBold || /^(i|em)$/.test(element.localName)) {
      const isNone = isBold ? weight === 'normal' || weight === '400' : slant === 'normal';
      if (isNone) element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.localName !== 'span') continue;
    if (weight && /^(bold|bolder|[6-9]00)$/.test(weight)) wrapContent(element, 'strong');
    if (slant === 'italic') wrapContent(element, 'em');
    const script = { super: 'sup', sub: 'sub' }[valueOf(style, 'vertical-align') ?? ''];
    if (script) wrapContent(element, script);
  }
}

function wrapContent(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/**
 * Joins lists: Word on the web puts every item into its own list, with a paragraph in the item. Google's documents put
 * an inner list beside its item, and not inside.
 */
function joinLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('li > p:first-child')) {
    const isOnlyText = [...(paragraph.parentElement?.children ?? [])].every(
      (each) => each === paragraph || each.localName === 'ul' || each.localName === 'ol',
    );
    if (isOnlyText) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else list.replaceWith(...list.childNodes);
  }
  for (const list of body.querySelectorAll('ul, ol')) {
    const before = list.previousElementSibling;
    if (before?.localName !== list.localName || list.previousSibling !== before) continue;
    before.append(...list.childNodes);
    list.remove();
  }
}

/** How the editor notes which of the copied blocks are cut through. With it, the editor keeps the spaces at the edges. */
const cutNote = 'data-pm-slice';

/**
 * Converts HTML that was copied from a word processor or another page to what content allows. Lists, bold and italic
 * are kept; all other formatting is removed. What the editor notes at its own HTML is kept for it to read.
 *
 * @param html from the clipboard, untrusted
 */
export function cleanPasted(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const { body } = parsed;
  const cut = body.querySelector(`[${cutNote}]`)?.getAttribute(cutNote);
  makeWordLists(parsed);
  makeMarks(body);
  const clean = body.ownerDocument.createElement('div');
  clean.innerHTML = cleanHtml(body.innerHTML);
  joinLists(clean);
  const first = clean.firstElementChild;
  if (first && cut && /^\d+ \d+( -\d+)? \[.*\]$/.test(cut)) {
    // Words of an item or a quotation are pasted without it.
    first.setAttribute(cutNote, first.localName === 'p' ? cut.replace(/\[.*/, '[]') : cut);
  }
  return clean.innerHTML;
}
