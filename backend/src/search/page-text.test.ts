import { pageToWire, type StoredPage } from '../wire/page';
import { htmlToText, pageTexts } from './page-text';

const lists = [{ key: 'metro', kind: 'project' as const }];

it('reads the words of HTML', () => {
  expect(
    htmlToText('<p>Jet&nbsp;<strong>gro</strong>ut</p><ul><li>a &amp; b</li><li>&#x131;&#214;&bad;</li></ul>'),
  ).toBe(' Jet grout   a & b  ıÖ&bad;  ');
});

it('takes titles, texts and HTML of sections, and no links, names of icons or files', () => {
  const page: StoredPage = {
    id: 1,
    pageKey: 'a',
    link: '/page/a',
    updatedAt: '',
    title: { tr: 'Ad', en: 'Name' },
    description: { tr: 'Açıklama' },
    sections: [
      { blockType: 'pageTitle', sectionId: 'x', title: { tr: 'Ad' }, pageHeaderColor: '#fff' },
      {
        blockType: 'tabList',
        sectionId: 'y',
        title: { tr: 'Sekmeler' },
        list: [{ title: { tr: 'Bir' }, content: { tr: '<p>İki</p>' }, link: '/page/uc', icon: 'drill' }],
      },
    ],
    dataKind: 'html',
    dataHtml: { tr: '<h3>Ek</h3>' },
  };
  const [tr, en] = pageTexts(pageToWire(page, new Map()), lists);
  expect(tr).toEqual({
    ...{ pageKey: 'a', link: '/page/a', title: 'Ad', description: 'Açıklama', keywords: '' },
    text: 'Sekmeler · Bir · İki · Ek',
    language: 'tr',
    languages: ['tr', 'en'],
    names: [],
    foreign: { en: ['Name'] },
  });
  expect(en).toMatchObject({ title: 'Name', description: '', text: '', language: 'en', foreign: { tr: ['Ad'] } });
});

it('has the kind of a page, and visitors’ names for it by its sections', () => {
  const page: StoredPage = {
    id: 2,
    pageKey: 'bize-yazin',
    link: '/contact',
    updatedAt: '',
    title: { tr: 'Bize yazın' },
    categories: ['metro'],
    sections: [{ blockType: 'contactForm', sectionId: 'x', title: { tr: 'Form' } }],
  };
  const [tr] = pageTexts(pageToWire(page, new Map()), lists);
  expect(tr).toMatchObject({ kind: 'project', names: expect.arrayContaining(['adres', 'telefon']) });
});
