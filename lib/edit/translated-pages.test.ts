/** @jest-environment node */
import { partOfTranslations } from './translated-pages';

const done = { texts: 3, missing: 0, copied: 0, outdated: 0 };
const page = (link: string, title = link, en = { ...done, missing: 1 }) => {
  return { pageKey: link.replace(/\W/g, '-'), title, link, languages: { en } };
};
const wanted = { query: '', isAll: true, limit: 2 };

/** The addresses of all parts, one part after the other. */
function readAll(pages: ReturnType<typeof page>[], limit: number): string[][] {
  const parts: string[][] = [];
  let cursor: string | undefined;
  do {
    const part = partOfTranslations(pages, { ...wanted, limit, cursor });
    parts.push(part.pages.map(({ link }) => link));
    cursor = part.next;
  } while (cursor);
  return parts;
}

test('parts follow one another in the order of addresses, and the last one has no cursor', () => {
  const pages = ['/page/ç', '/page/b', '/', '/page/a-b', '/page/a'].map((link) => page(link));
  expect(readAll(pages, 2)).toEqual([['/', '/page/a'], ['/page/a-b', '/page/b'], ['/page/ç']]);
  expect(readAll(pages, 5)).toEqual([['/', '/page/a', '/page/a-b', '/page/b', '/page/ç']]);
  expect(readAll([], 5)).toEqual([[]]);
});

test('drafts with the same address are all listed, once each', () => {
  const pages = ['a', 'b', 'c'].map((pageKey) => ({ ...page('/page/same'), pageKey }));
  expect(readAll(pages, 1)).toHaveLength(3);
});

test('a page that is added or removed between two parts repeats and hides no other', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((link) => page(link));
  const { next } = partOfTranslations(pages, wanted);
  const changed = [page('/a-new'), page('/c'), page('/d')];
  expect(partOfTranslations(changed, { ...wanted, cursor: next }).pages.map(({ link }) => link)).toEqual(['/c', '/d']);
});

test('pages are found by words of title and address, whatever the letters, and counted over all parts', () => {
  const pages = [page('/a', 'Zemin etüdü'), page('/b', 'ZEMİN ve su'), page('/zemin', 'Etüd'), page('/d', 'Köprü')];
  const { pages: part, found } = partOfTranslations(pages, { ...wanted, query: 'zemin' });
  expect([part.length, found]).toEqual([2, 3]);
  expect(partOfTranslations(pages, { ...wanted, query: 'ETUD zemin' }).pages.map(({ link }) => link)).toEqual([
    '/a',
    '/zemin',
  ]);
});

test('only pages with something to translate are wanted, unless all are', () => {
  const pages = [page('/a', 'A', done), page('/b'), page('/c', 'C', { ...done, copied: 2 })];
  expect(partOfTranslations(pages, { ...wanted, isAll: false })).toMatchObject({ found: 2 });
  expect(partOfTranslations(pages, wanted)).toMatchObject({ found: 3 });
  expect(partOfTranslations([{ ...page('/a'), languages: {} }], { ...wanted, isAll: false }).found).toBe(0);
});
