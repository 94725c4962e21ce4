import { screen } from '@testing-library/react';

import { renderSection } from '../render-section';
import { buttonRowFixture } from './ButtonRow.fixture';

test('every button leads to its address, and a new window is announced', () => {
  renderSection(buttonRowFixture);
  expect(screen.getByRole('link', { name: 'Bize yazın' })).toHaveAttribute('href', '/contact');
  const other = screen.getByRole('link', { name: 'Standartlar (yeni pencerede açılır)' });
  expect(other).toHaveAttribute('target', '_blank');
  expect(other).toHaveAttribute('rel', 'noopener');
});
