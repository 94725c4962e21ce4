import type { WirePage } from '../wire/page';
import { signsOfFrame, signsOfPage } from './signs';

it('reads the names of pages in menu and footer, at every depth and in every language', () => {
  const signs = signsOfFrame({
    menu: {
      company: {
        title: 'Kurumsal',
        titleOtherLangs: { en: 'Company' },
        link: '/about',
        megamenu: [{ title: 'İK', dropdown: [{ title: 'Kariyer', titleOtherLangs: { en: 'Jobs' }, link: '/page/k' }] }],
      },
    },
    footer: { legal: { title: 'Yasal', submenu: [{ title: 'Harita', link: 'https://example.com' }] } },
  });
  expect(signs.map(({ link, language, title, above }) => [link, language, title, above.join('/')])).toEqual([
    ['/about', 'tr', 'Kurumsal', ''],
    ['/page/k', 'tr', 'Kariyer', 'Kurumsal/İK'],
    ['/about', 'en', 'Company', ''],
    ['/page/k', 'en', 'Jobs', 'Company'],
  ]);
});

it('reads the names of pages in lists of news', () => {
  const section = (title: string) => ({
    ...{ id: 'a', type: 'lastPosts', order: 1, basePath: '/page/' },
    list: [{ id: 'haber', title, date: '2026-01-01' }],
  });
  const page = { sections: [section('Haber')], data: null, otherLangs: { en: { sections: [section('News')] } } };
  expect(signsOfPage(page as unknown as WirePage)).toEqual([
    { link: '/page/haber', language: 'tr', title: 'Haber', above: [], isNews: true },
    { link: '/page/haber', language: 'en', title: 'News', above: [], isNews: true },
  ]);
});
