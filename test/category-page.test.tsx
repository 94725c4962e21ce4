import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { CategoryPage } from '@/app/[lang]/reference/category-page';
import { demoModel } from '@/components/gallery/demo-content';
import type { LinkedCategory } from '@/lib/content';

const mockCategory: LinkedCategory = {
  key: 'metro',
  link: 'metro-projeleri',
  path: '/reference/metro-projeleri',
  title: 'Metro Projeleri',
  description: '',
  keywords: '',
  color: '#3F76A6',
  logos: [],
  languages: ['tr', 'en'],
  contentLanguage: 'tr',
};

const mockModel = {
  ...demoModel,
  menu: [{ title: 'Metro', link: mockCategory.path, dropdown: [], megamenu: [] }],
  languages: [
    { code: 'tr' as const, name: 'Türkçe' },
    { code: 'en' as const, name: 'English' },
  ],
};

jest.mock('@/lib/content/load-list', () => ({
  loadList: (_language: string, _link: string, number: number) =>
    Promise.resolve({
      route: { kind: 'missing', model: mockModel },
      list: {
        category: mockCategory,
        number,
        count: 2,
        path: number === 1 ? mockCategory.path : `${mockCategory.path}/${number}`,
        pages: [],
      },
    }),
}));

test.each([
  [1, '/en/reference/metro-projeleri'],
  [2, '/en/reference/metro-projeleri/2'],
])('page %d of a list marks the list in the menu, and is the one in the other language', async (number, english) => {
  const page = await CategoryPage({ language: 'tr', link: 'metro-projeleri', number });
  document.body.innerHTML = renderToStaticMarkup(page);
  const menu = within(screen.getByRole('navigation', { name: 'Ana menü' }));
  expect(menu.getByRole('link', { name: 'Metro' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /English/ })).toHaveAttribute('href', english);
});
