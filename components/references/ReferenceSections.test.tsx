import { render, screen, within } from '@testing-library/react';

import { demoModel, demoPage } from '@/components/gallery/demo-content';
import type { Page } from '@/lib/content';
import { referenceCategories, type ReferenceCategory } from '@/lib/references/categories';
import { referenceLogos } from '@/lib/references/logos';

import { ReferenceSections } from './ReferenceSections';

function categoryOf(key: ReferenceCategory['key']) {
  const found = referenceCategories.find((category) => category.key === key);
  if (!found) throw new Error(`no category ${key}`);
  return found;
}

function renderCategory(key: ReferenceCategory['key'], pages: Page[] | null, language: 'tr' | 'en' = 'tr') {
  const category = categoryOf(key);
  return render(
    <ReferenceSections
      category={category}
      title={category.title[language]}
      path={category.path}
      pages={pages}
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
  expect(referenceLogos).toHaveLength(31);
  for (const { key } of referenceCategories) {
    const names = referenceLogos.filter(({ type }) => type === key).map(({ text }) => text);
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
