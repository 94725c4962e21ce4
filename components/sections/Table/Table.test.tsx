import { screen, within } from '@testing-library/react';

import { renderSection } from '../render-section';
import { tableFixture } from './Table.fixture';

test('a cell has the headings of its row and its column', () => {
  renderSection(tableFixture);
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  expect(within(table).getByRole('row', { name: /KM 0\+180/ })).toHaveTextContent('79 cm7,1 MPaKumlu kil');
});

test('a short row is filled up with empty cells', () => {
  renderSection(tableFixture);
  const row = screen.getByRole('row', { name: /KM 0\+240/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['85 cm', '5,9 MPa', '']);
});

test('a wide table can be scrolled with the keyboard, and has the section’s name', () => {
  renderSection(tableFixture);
  expect(screen.getByRole('group', { name: 'Ölçülen değerler' })).toHaveAttribute('tabindex', '0');
});

test('without rows there is no table', () => {
  renderSection({ ...tableFixture, rows: [{ cells: [] }] });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
