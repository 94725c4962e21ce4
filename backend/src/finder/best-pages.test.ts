import { fold } from '../search/fold';
import { bestPages } from './best-pages';
import type { NewestPage } from './newest-pages';

const page = (title: string, pageKey: string): NewestPage => {
  const link = `/page/${pageKey}`;
  return {
    id: pageKey,
    title,
    pageKey,
    link,
    isDraft: false,
    isReusable: false,
    folded: fold(`${title}\n${pageKey}\n${link}`),
  };
};
const pages = [
  page('Ankastre kazık', 'ankastre-kazik'),
  page('Fore kazık', 'fore-kazik'),
  page('Kazık Kaplama Makinesi', 'kaplama'),
  page('IŞIKLI KÖPRÜ', 'bridge-12'),
];
const found = (query: string) => bestPages(pages, query, 3).map(({ title }) => title);

test('finds pages without Turkish letters or in another case, and by key and address', () => {
  expect(found('isikli kopru')).toEqual(['IŞIKLI KÖPRÜ']);
  expect(found('ışıklı')).toEqual(['IŞIKLI KÖPRÜ']);
  expect(found('BRIDGE-12')).toEqual(['IŞIKLI KÖPRÜ']);
  expect(found('/page/kaplama')).toEqual(['Kazık Kaplama Makinesi']);
});

test('titles that begin with what was typed come first, and every word must be there', () => {
  expect(found('kazik')).toEqual(['Kazık Kaplama Makinesi', 'Ankastre kazık', 'Fore kazık']);
  expect(found('kazik fore')).toEqual(['Fore kazık']);
  expect(found('kazik köprü')).toEqual([]);
  expect(found('   ')).toEqual([]);
});
