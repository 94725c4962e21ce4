import { render, screen, within } from '@testing-library/react';

import { demoModel, demoPage } from '@/components/gallery/demo-content';
import type { Page } from '@/lib/content';
import { linkedCategories } from '@/test/demo-categories';

import { ReferenceSections } from './ReferenceSections';

function categoryOf(key: string, language: 'tr' | 'en') {
  const found = linkedCategories(language).find((category) => category.key === key);
  if (!found) throw new Error(`no category ${key}`);
  return found;
}

function renderCategory(
  key: string,
  pages: Page[] | null,
  language: 'tr' | 'en' = 'tr',
  more: { number?: number; count?: number } = {},
) {
  const category = categoryOf(key, language);
  return render(
    <ReferenceSections
      list={{ category, pages, path: category.path, number: 1, count: 1, ...more }}
      title={category.title}
      model={demoModel}
      language={language}
    />,
  );
}

test('a category without pages shows that they are being prepared', () => {
  const { unmount } = renderCategory('metro', []);
  expect(screen.getByText('Projelerimizi incelemeniz için özenle hazırlıyoruz.')).toBeInTheDocument();
  unmount();
  renderCategory('metro', [], 'en');
  expect(screen.getByText(/carefully preparing our projects/)).toBeInTheDocument();
});

test('nothing is shown for pages that could not be fetched', () => {
  renderCategory('metro', null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Metro Projeleri');
  expect(screen.queryByRole('region', { name: 'Projeler' })).not.toBeInTheDocument();
  expect(screen.queryByText(/özenle hazırlıyoruz/)).not.toBeInTheDocument();
});

test('every category but the dams has its logos, each with its name', () => {
  const categories = linkedCategories('tr');
  expect(categories.flatMap(({ logos }) => logos)).toHaveLength(31);
  for (const { key, logos: own } of categories) {
    const names = own.map(({ text }) => text);
    const { unmount } = renderCategory(key, []);
    const logos = screen.queryByRole('region', { name: 'Referanslarımız' });
    const shown = logos ? within(logos).getAllByRole('img') : [];
    expect(shown.map((logo) => logo.getAttribute('alt'))).toEqual(names);
    expect(names.length > 0).toBe(key !== 'baraj');
    unmount();
  }
});

test('a card cuts a description of more than 150 characters', () => {
  const summary = 'ş'.repeat(151);
  renderCategory('metro', [demoPage(1, { summary }), demoPage(2, { summary: summary.slice(1) })]);
  const cards = within(screen.getByRole('region', { name: 'Projeler' })).getAllByRole('listitem');
  expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual([`${'ş'.repeat(150)}…`, 'ş'.repeat(150)]);
});

const pagesNav = (name: string) => screen.queryByRole('navigation', { name });

test('a list on one page has no links to other pages', () => {
  renderCategory('metro', [demoPage(1, {})]);
  expect(pagesNav('Listenin sayfaları')).not.toBeInTheDocument();
});

test('a page of a longer list leads to its neighbours, the first and the last', () => {
  renderCategory('metro', [demoPage(1, {})], 'en', { number: 3, count: 49 });
  const links = within(pagesNav('Pages of the list') as HTMLElement).getAllByRole('link');
  const path = '/en/reference/metro-projeleri';
  expect(links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['Page 1', path],
      ...['2', '3', '4', '26', '49'].map((number) => [`Page ${number}`, `${path}/${number}`]),
      ['Previous page', `${path}/2`],
      ['Next page', `${path}/4`],
    ],
  );
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    '3',
  ]);
});

test('the ends of a list have no link beyond them', () => {
  const { unmount } = renderCategory('metro', [demoPage(1, {})], 'en', { number: 1, count: 2 });
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  unmount();
  renderCategory('metro', [demoPage(1, {})], 'en', { number: 2, count: 2 });
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/en/reference/metro-projeleri');
});

/** The language in which a screen reader reads an element. */
const languageAt = (found: HTMLElement) => found.closest('[lang]')?.getAttribute('lang');

test('on the page of a category without a translation, each text is marked with its own language', () => {
  const category = { ...categoryOf('metro', 'en'), title: 'Metro Projeleri', contentLanguage: 'tr' as const };
  const translated = { ...demoPage(1, { title: 'Yeldere Dam' }), contentLanguage: 'en' as const };
  const list = { category, pages: [translated, demoPage(2)], path: category.path, number: 1, count: 2 };
  render(
    <main lang="tr">
      <ReferenceSections list={list} title={category.title} model={demoModel} language="en" />
    </main>,
  );
  expect(languageAt(screen.getByRole('heading', { level: 1, name: 'Metro Projeleri' }))).toBe('tr');
  expect(languageAt(screen.getByRole('heading', { name: 'Referanslarımız' }))).toBe('tr');
  expect(languageAt(screen.getByRole('link', { name: 'Home' }))).toBe('en');
  expect(languageAt(screen.getByRole('heading', { name: 'Projects' }))).toBe('en');
  expect(languageAt(screen.getByRole('link', { name: 'Next page' }))).toBe('en');
  expect(languageAt(screen.getByRole('heading', { name: 'Yeldere Dam' }))).toBe('en');
  expect(languageAt(screen.getByRole('heading', { name: 'Yeldere Barajı 2' }))).toBe('tr');
});
