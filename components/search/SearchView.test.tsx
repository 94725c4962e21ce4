import { render, screen, within } from '@testing-library/react';

import type { ApplicationModel } from '@/lib/content';
import type { SearchAnswer } from '@/lib/content/search-pages';

import { SearchView } from './SearchView';

const item = (title: string, link: string) => ({ title, link, dropdown: [], megamenu: [] });
const model = {
  categories: [],
  menu: [{ ...item('Hizmetler', '/page/hizmetler'), dropdown: [item('Jet Grout', '/page/jet-grout')] }],
  footer: [{ title: 'Yasal', text: '', submenu: [{ title: 'KVKK', link: '/page/kvkk' }] }],
} as unknown as ApplicationModel;

function show(query: string, answer: SearchAnswer | null, language: 'tr' | 'en' = 'tr', page = 1) {
  render(<SearchView request={{ query, page }} answer={answer} model={model} language={language} />);
}

const jetGrout = {
  address: '/page/jet-grout',
  title: { text: 'Jet Grout', marks: [[0, 3]] as const },
  excerpt: { text: 'Zemin <b>iyileştirme</b>', marks: [[0, 5]] as const },
  language: 'tr' as const,
};

test('without a query there is the field, and suggestions', () => {
  show('', null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arama');
  expect(screen.getByRole('searchbox', { name: 'Sitede ara' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Jet Grout' })).toHaveAttribute('href', '/page/jet-grout');
});

test('results have their kind and an excerpt', () => {
  show('jet', { kind: 'found', total: 25, results: [jetGrout] });
  expect(screen.getByRole('status')).toHaveTextContent('“jet” için 25 sonuç bulundu');
  const result = screen.getAllByRole('listitem').find((entry) => within(entry).queryByRole('heading', { level: 3 }));
  expect(result).toHaveTextContent('Jet GroutHizmetlerZemin <b>iyileştirme</b>');
  expect(within(result as HTMLElement).getByText('Zemin').tagName).toBe('MARK');
  expect(screen.getByRole('link', { name: 'Sonraki sonuçlar' })).toHaveAttribute('href', '/ara?q=jet&page=2');
});

test('from the second page of results on, the status says which page it is', () => {
  show('jet', { kind: 'found', total: 25, results: [jetGrout] }, 'tr', 2);
  expect(screen.getByRole('status')).toHaveTextContent('“jet” için 25 sonuç bulundu - Sayfa 2 / 3');
});

test('a failed search does not ask to check the spelling', () => {
  show('jet', { kind: 'unavailable' });
  expect(screen.queryByText(/Yazımı denetleyin/)).not.toBeInTheDocument();
});

test.each([
  [{ kind: 'category' }, 'Kategori'],
  [{ kind: 'news' }, 'Haber'],
  [{ kind: 'home' }, 'Anasayfa'],
  [{ address: '/page/kvkk' }, 'Yasal'],
  [{ address: '/page/nowhere' }, 'Sayfa'],
  [{ address: '/page/hizmetler', title: { text: 'Hizmetler', marks: [] } }, 'Sayfa'],
] as const)('a result says what it is: %j is %s', (changes, kind) => {
  show('jet', { kind: 'found', total: 1, results: [{ ...jetGrout, ...changes }] });
  const [result] = screen.getAllByRole('listitem').filter((entry) => within(entry).queryByRole('heading'));
  expect(within(result as HTMLElement).getByText(kind)).toBeVisible();
});

test('a result in another language than the page is marked', () => {
  show('jet', { kind: 'found', total: 1, results: [{ ...jetGrout, kind: 'service' }] }, 'en');
  expect(screen.getByText('Service · Turkish')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'tr');
});

test.each([
  [{ kind: 'found', total: 0, results: [] }, '“yok” için sonuç bulunamadı'],
  [{ kind: 'unavailable' }, 'Arama şu anda kullanılamıyor.'],
] as const)('%j has suggestions', (answer, text) => {
  show('yok', answer as SearchAnswer);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(text);
  expect(screen.getByRole('searchbox')).toHaveValue('yok');
  expect(screen.getByRole('link', { name: 'Hizmetler' })).toBeVisible();
});
