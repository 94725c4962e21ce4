import { totalsOf } from './totals';

const page = (missing: number, copied: number, outdated: number) => ({
  ...{ pageKey: 'a', title: 'A', link: '/a' },
  languages: { en: { texts: 9, missing, copied, outdated } },
});

test('what is to be translated is counted over all pages, by language', () => {
  expect(totalsOf([page(2, 0, 0), page(0, 1, 3), page(0, 0, 0)], ['en', 'de'])).toEqual([
    { language: 'en', pages: 2, missing: 2, copied: 1, outdated: 3 },
    { language: 'de', pages: 0, missing: 0, copied: 0, outdated: 0 },
  ]);
});
