import { screen } from '@testing-library/react';

import { renderSection } from '../render-section';
import { downloadsFixture } from './Downloads.fixture';

test('every file is a link with its kind and size', () => {
  renderSection(downloadsFixture);
  const link = screen.getByRole('link', { name: /^Şirket kataloğu.*PDF, 4,8 MB$/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/katalog\.pdf$/));
  expect(link).toHaveAttribute('type', 'application/pdf');
});

test('a file whose size the backend does not send has its kind only', () => {
  renderSection(downloadsFixture);
  expect(screen.getByRole('link', { name: /^Zemin etüdü.*PDF$/ })).toBeInTheDocument();
});
