import { screen } from '@testing-library/react';

import { renderSection } from '../render-section';
import { clientsFixture } from './Clients.fixture';

test('a link in a new window says so and keeps the opener to itself', () => {
  renderSection(clientsFixture);
  const link = screen.getByRole('link', { name: 'Tünelbaşı Ortak Girişimi (yeni pencerede açılır)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'Yedihat Ulaşım' })).not.toHaveAttribute('target');
});

test('a linked logo without any text is named after the host it leads to', () => {
  renderSection(clientsFixture);
  expect(screen.getByRole('link', { name: 'volkanit.example' })).toBeInTheDocument();
});
