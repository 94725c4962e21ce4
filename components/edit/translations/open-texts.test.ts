import type { PageProblem } from '@/lib/edit/edit-info';

import { openTexts } from './open-texts';

const page = { title: 'Sayfa', otherLangs: { en: { title: 'Page' } } };
const entry = (title: string) => ({ menu: [{ rowId: 'a', title, link: '/' }] });

function menuWith(problems: PageProblem[]) {
  const languages = { tr: entry('Giriş'), en: entry('Home') };
  return { navigation: { languages, revision: 'n1', status: 'changed' as const, problems } };
}

const outdated = (language: 'en' | 'de'): PageProblem => ({
  ...{ code: 'translation_outdated', severity: 'warning' },
  ...{ sectionId: null, field: 'menu.0.title', language },
});

test('an outdated translation of the menu is listed, and leads to its field', () => {
  const found = openTexts(page, 'a', [], 'en', menuWith([outdated('en')]));
  expect(found).toMatchObject([{ target: 'part:navigation', count: { outdated: 1 }, field: 'menu.0.title' }]);
});

test('another problem of the menu, and one of another language, is none of this translation', () => {
  const broken: PageProblem = { ...outdated('en'), code: 'link_broken' };
  expect(openTexts(page, 'a', [], 'en', menuWith([broken, outdated('de')]))).toEqual([]);
});

test('an outdated text of the page is none of the menu', () => {
  const ofPage = { ...outdated('en'), field: 'title' };
  expect(openTexts(page, 'a', [ofPage], 'en', menuWith([]))).toMatchObject([{ target: 'page', field: 'title' }]);
});
