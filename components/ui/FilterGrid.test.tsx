import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { stubBrowser } from './browser-stubs';
import { FilterGrid } from './FilterGrid.client';

const labels = { filter: 'Konuya göre süz', all: 'Tümü', count: '{count} öğe gösteriliyor.' };

const grid = (...categories: string[][]) => (
  <FilterGrid
    items={categories.map((those, index) => ({ content: <span>öğe {index + 1}</span>, categories: those }))}
    labels={labels}
  />
);

const shown = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  stubBrowser();
});

test('at first all items show, the first filter is active and nothing is announced', () => {
  render(grid(['a'], ['b'], []));
  expect(screen.getByRole('group', { name: 'Konuya göre süz' })).toBeInTheDocument();
  expect(pressed()).toEqual(['Tümü']);
  expect(shown()).toEqual(['öğe 1', 'öğe 2', 'öğe 3']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a filter becomes the only active one, by mouse and by keyboard', async () => {
  const user = userEvent.setup();
  render(grid(['a'], ['b', 'a'], ['b'], []));
  await user.click(screen.getByRole('button', { name: 'a' }));
  expect(pressed()).toEqual(['a']);
  expect(shown()).toEqual(['öğe 1', 'öğe 2']);
  await user.tab();
  await user.keyboard(' ');
  expect(pressed()).toEqual(['b']);
  expect(shown()).toEqual(['öğe 2', 'öğe 3']);
  expect(screen.getByRole('status')).toHaveTextContent('2 öğe gösteriliyor.');
  await user.click(screen.getByRole('button', { name: 'Tümü' }));
  expect(pressed()).toEqual(['Tümü']);
  expect(shown()).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('4 öğe gösteriliyor.');
});

test.each(['*', 'iki kelime', 'grid-item', '1', 'İğne', '"><b>'])('a category may be named %j', async (category) => {
  const user = userEvent.setup();
  render(grid([category], ['başka'], [category, category]));
  await user.click(screen.getByRole('button', { name: category }));
  expect(pressed()).toEqual([category]);
  expect(shown()).toEqual(['öğe 1', 'öğe 3']);
});

test.each([[[]], [[['a']]], [[['a'], ['a']]]])('%j needs no filter', (categories) => {
  render(grid(...(categories as string[][])));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the server’s HTML shows all items', () => {
  expect(renderToStaticMarkup(grid(['a'], ['b']))).not.toContain('hidden=""');
});
