import { renderToStaticMarkup } from 'react-dom/server';

import type { ApplicationModel } from '@/lib/content';

import { SiteFrame } from './SiteFrame';

const item = { dropdown: [], megamenu: [] };

/** Every text of this model begins with the name of its language. */
const translated: ApplicationModel = {
  menu: [
    { ...item, title: 'English menu' },
    { ...item, title: 'English drop', link: '/a', dropdown: [{ ...item, title: 'English entry', link: '/b' }] },
    { ...item, title: 'English mega', megamenu: [{ title: 'English column', dropdown: [] }] },
  ],
  footer: [
    { title: 'English item', text: 'English words', submenu: [] },
    { title: 'English links', text: 'English of links', submenu: [{ title: 'English link', link: '/c' }] },
  ],
  socialAccounts: [],
  siteInfo: {
    title: 'English site',
    subTitle: 'English sub-title',
    phone: '',
    adress: 'English address',
    copyright: 'English copyright',
    email: '',
  },
  languages: [],
  categories: [],
  otherKeys: {},
};

/** The same model without any translation, as `normalizeApplicationModel` returns it. */
function untranslated<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(untranslated) as Part;
  if (typeof part === 'string') return part.replace('English', 'Türkçe') as Part;
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.entries(part).map(([key, value]: [string, unknown]) => [key, untranslated(value)] as const);
  const texts = inner.filter(([, value]) => typeof value === 'string' && value.startsWith('Türkçe'));
  const foreign = Object.fromEntries(texts.map(([key]) => [key, 'tr']));
  return Object.fromEntries([...inner, ...(texts.length > 0 ? [['foreign', foreign] as const] : [])]) as Part;
}

/** The texts of the model that the English frame shows, each with the language it is marked as. */
function shown(model: ApplicationModel): [text: string, language: string | undefined][] {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteFrame model={model} language="en" path="/page/x">
      <p />
    </SiteFrame>,
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: ReturnType<typeof shown> = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const marked = walker.currentNode.parentElement?.closest('[lang]');
    if (/^(Türkçe|English) /.test(text)) found.push([text, marked?.getAttribute('lang') ?? undefined]);
  }
  return found;
}

test('every text of the model that lacks a translation is marked as Turkish', () => {
  const model = untranslated(translated);
  const texts = shown(model);
  const names = new Set(texts.map(([text]) => text));
  for (const text of JSON.stringify(model).match(/Türkçe [a-z- ]+/g) ?? []) expect(names).toContain(text);
  for (const [text, language] of texts) expect([text, language]).toEqual([text, 'tr']);
});

test('a translated text is not marked', () => {
  const texts = shown(translated);
  expect(texts.length).toBeGreaterThan(10);
  for (const [text, language] of texts) expect([text, language]).toEqual([text, undefined]);
});
