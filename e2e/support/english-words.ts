import type { Page } from '@playwright/test';

import { ownTexts } from './own-texts';
import { seedPages } from './seed';

interface Texts {
  [name: string]: string | Texts;
}

const all = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : all(text)));

/** Without the names of values, which stand in braces. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\{+\w+\}+/g, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** Words that are in the admin's texts without being a fault, each with its reason. */
const allowed = new Map([
  ['English', 'the name of a language in itself'],
  ['from, to, permanent, note', 'the names of columns in a file'],
]);

/** Words and units that Turkish has too, keys of a keyboard, and keys of the demo's content. */
const alsoTurkish = [
  ...['not', 'on', 'at', 'in', 'ten', 'un', 'side', 'bar', 'mm', 'total'],
  ...['enter', 'esc'],
  ...['project', 'service', 'references'],
];

/** The words of Payload's and the project's own English texts that no Turkish text of theirs has. */
async function englishWords(): Promise<ReadonlySet<string>> {
  const [{ en }, { tr }] = await Promise.all([
    import('@payloadcms/translations/languages/en'),
    import('@payloadcms/translations/languages/tr'),
  ]);
  const payloads = new Set(all(tr.translations as unknown as Texts).flatMap(wordsOf));
  // Payload's Turkish has these by mistake.
  for (const word of ['the', 'and', 'or', 'of', 'to', 'more', 'order', 'link', 'token', 'api']) payloads.delete(word);
  const own = ownTexts();
  const without = (texts: string[], others: ReadonlySet<string>) =>
    texts.flatMap(wordsOf).filter((word) => !others.has(word));
  const ownTurkish = new Set([...payloads, ...own.tr.flatMap(wordsOf)]);
  const english = [...without(all(en.translations as unknown as Texts), payloads), ...without(own.en, ownTurkish)];
  // What a name becomes that was put into a sentence without being chosen by language is none at all.
  const never = ['uuid', 'mime', 'notifications', 'object', 'responsive'];
  return new Set([...english, ...never].filter((word) => !alsoTurkish.includes(word)));
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

/** A text without addresses, files and keys, which are no words: "be" is a part of many random ones. */
export const withoutNames = (text: string): string =>
  text.replaceAll(/\S*[./@_:]\S*|(?:[a-z]+-)*\b[\da-f]{8}(?:-[\da-f]{4,12})*\b|[a-z-]+-\d+\b/g, '');

let english: Promise<ReadonlySet<string>> | undefined;

/** Keys of the demo's pages, which the audit trail shows as they are: `about` is one, and a word in a sentence. */
const pageKeys = new Set(seedPages.map(({ pageKey }) => pageKey));

/** The texts of an admin's page that have English words. Addresses, files and keys do not count. */
export async function textsInEnglish(page: Page): Promise<string[]> {
  english ??= englishWords();
  const words = await english;
  const isEnglish = (text: string) => wordsOf(withoutNames(text)).some((word) => words.has(word));
  const withoutAllowed = (text: string) => [...allowed.keys()].reduce((rest, each) => rest.replaceAll(each, ''), text);
  return [...new Set(await shownTexts(page))].filter((text) => !pageKeys.has(text) && isEnglish(withoutAllowed(text)));
}
