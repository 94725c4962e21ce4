import { screen, within } from '@testing-library/react';

import { renderSection } from '../render-section';
import { quotationFixture } from './Quotation.fixture';

test('the words stand in a quotation, and the caption says whose they are', () => {
  renderSection(quotationFixture);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote')).toHaveTextContent('Su kesildi, iş durmadı.');
  expect(within(figure).getByRole('link', { name: 'Elif Sarıkaya' })).toHaveAttribute('href', '/page/jet-grout');
  expect(figure).toHaveTextContent('Proje Müdürü, Sarnıç Raylı Ulaşım');
});

test('words of nobody have no caption', () => {
  renderSection({ ...quotationFixture, name: undefined, role: undefined });
  expect(document.querySelector('figcaption')).toBeNull();
});
