import { en } from '@payloadcms/translations/languages/en';
import { tr } from '@payloadcms/translations/languages/tr';
import { turkish } from './turkish';

interface Texts {
  [name: string]: string | Texts;
}

/** Texts by their paths, such as `general.save`. */
const byPath = (texts: Texts, before = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[before + name, text] as const] : [...byPath(text, `${before}${name}.`)],
    ),
  );

const english = byPath(en.translations as unknown as Texts);
const payloads = byPath(tr.translations as unknown as Texts);
const ours = byPath(turkish as Texts);
const shown = new Map([...english.keys()].map((path) => [path, ours.get(path) ?? payloads.get(path) ?? '']));

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

/** Of a mail that is never sent: accounts need no verification. */
const unused = ['authentication.newAccountCreated'];

test('every text of Payload has one in Turkish, with the same values', () => {
  for (const [path, text] of english) {
    expect([path, shown.get(path)]).not.toEqual([path, '']);
    if (!unused.includes(path)) expect([path, placeholders(shown.get(path) ?? '')]).toEqual([path, placeholders(text)]);
  }
});

test('none is in English, has two names for one thing, or says what is not for editors', () => {
  const hard =
    /(?<!\p{L})(?:the|and|or|of|to|more|from|order|link|widget|token|global|locale|relationship|upload|crop)(?!\p{L})|şifre|yayınla|zamanla|versiyon|döküman|yerel|mahsul|koleksiyon|payload|\n/iu;
  // The admin shows neither API keys nor a second index.
  const isSeen = (path: string) => !/APIKey|reindex|verif|newAccount|payloadSettings|Username/i.test(path);
  const wrong = [...shown].filter(([path, text]) => isSeen(path) && hard.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
  expect(wrong).toEqual([]);
});

test('each of ours is needed: Payload has such a text, and another one', () => {
  for (const [path, text] of ours) {
    expect(english.has(path)).toBe(true);
    expect([path, payloads.get(path)]).not.toEqual([path, text]);
  }
});
