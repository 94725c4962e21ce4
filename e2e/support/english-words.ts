import type { Page } from '@playwright/test';

interface Texts {
  [name: string]: string | Texts;
}

const all = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : all(text)));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Words that are in the admin's texts without being a fault, each with its reason. */
const allowed = new Map([
  ['English', 'the name of a language in itself'],
  ['document-locked', 'the title of a lock that Payload does not translate'],
  ['select-all', 'the title of a box that Payload does not translate'],
  ['from, to, permanent, note', 'the names of columns in a file'],
  ['Copy URL', 'the hint of a button that Payload does not translate'],
]);

/** The words of Payload's English texts that no Turkish text of its has. */
async function englishWords(): Promise<ReadonlySet<string>> {
  const [{ en }, { tr }] = await Promise.all([
    import('@payloadcms/translations/languages/en'),
    import('@payloadcms/translations/languages/tr'),
  ]);
  const turkish = new Set(all(tr.translations as unknown as Texts).flatMap(wordsOf));
  // Payload's Turkish has these by mistake.
  for (const word of ['the', 'and', 'or', 'of', 'to', 'more', 'order', 'link', 'token', 'api']) turkish.delete(word);
  const english = all(en.translations as unknown as Texts).flatMap(wordsOf);
  return new Set([...english, 'uuid', 'mime'].filter((word) => !turkish.has(word) && !['not', 'on'].includes(word)));
}

/** What a reader of the page sees or hears: its texts, and the names and hints of its controls. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility() && !parent.closest('script, style, code, textarea'))
        texts.push(node.textContent ?? '');
    }
    const names = ['aria-label', 'placeholder', 'title', 'alt'];
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (element.checkVisibility()) texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });

let english: Promise<ReadonlySet<string>> | undefined;

/** The texts of an admin's page that have English words. Addresses, files and keys do not count. */
export async function textsInEnglish(page: Page): Promise<string[]> {
  english ??= englishWords();
  const words = await english;
  const isEnglish = (text: string) => wordsOf(text.replaceAll(/\S*[./@_:]\S*/g, '')).some((word) => words.has(word));
  const withoutAllowed = (text: string) => [...allowed.keys()].reduce((rest, each) => rest.replaceAll(each, ''), text);
  return [...new Set(await shownTexts(page))].filter((text) => isEnglish(withoutAllowed(text)));
}
