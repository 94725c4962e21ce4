import type { OneLineText } from '@/lib/edit/values/one-line-texts';

/** What people see as the same text: without hyphenation marks, with plain spaces. */
const plain = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Where nobody sees a text. */
const unseen = 'svg, script, style, noscript, iframe, [aria-hidden="true"], .visually-hidden';

/** Where a press or a key has a meaning of its own. */
const controls = 'button, summary, label';

/** The elements that show one text and nothing else, in their order. */
function elementsByText(section: Element): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, plain(node.nodeValue ?? '')];
    if (!element || text === '' || element.childNodes.length !== 1 || element.closest(unseen)) continue;
    found.set(text, [...(found.get(text) ?? []), element]);
  }
  return found;
}

/** The path without the numbers of items: texts of one column are alike. */
const columnOf = ({ path }: OneLineText) => path.filter((part) => typeof part === 'string').join('.');

/**
 * Finds where a section shows the texts of its form. The components carry no marks, since visitors would pay for them,
 * so an element is recognised by its text. Where that is not certain, the text is left to the form: if the page shows it
 * more often than the form has it, and not as a heading, or if two fields of different names are equal.
 */
export function findTexts(section: Element, texts: readonly OneLineText[]): Map<HTMLElement, OneLineText> {
  const shown = elementsByText(section);
  const byText = new Map<string, OneLineText[]>();
  for (const one of texts) byText.set(plain(one.text), [...(byText.get(plain(one.text)) ?? []), one]);
  const found = new Map<HTMLElement, OneLineText>();
  for (const [text, same] of byText) {
    const all = shown.get(text) ?? [];
    const headings = all.filter((element) => element.matches('h1, h2, h3, h4, h5, h6'));
    // A title may be repeated in a path of links, or as a tab: the heading is the one to write in.
    const elements = headings.length === same.length ? headings : all;
    if (elements.length !== same.length || new Set(same.map(columnOf)).size > 1) continue;
    elements.forEach((element, at) => {
      const own = same[at];
      if (own && !element.closest(controls)) found.set(element, own);
    });
  }
  return found;
}
