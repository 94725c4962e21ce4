import { screen } from '@testing-library/react';

import { renderSection } from '../render-section';
import { clientsFixture } from './Clients.fixture';

test('a link to a new window says so, and has rel noopener', () => {
  renderSection(clientsFixture);
  const link = screen.getByRole('link', { name: 'Tünelbaşı Ortak Girişimi (yeni pencerede açılır)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'Yedihat Ulaşım' })).not.toHaveAttribute('target');
});

test('a linked logo without a text is named after the host of its link', () => {
  renderSection(clientsFixture);
  expect(screen.getByRole('link', { name: 'volkanit.example' })).toBeInTheDocument();
});
