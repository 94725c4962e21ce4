import { screen } from '@testing-library/react';

import { renderSection } from '../render-section';
import { accordionFixture } from './Accordion.fixture';

test('the first item is open by default, the others are closed', () => {
  renderSection(accordionFixture);
  const items = screen.getAllByRole('group');
  expect(items.map((item) => (item as HTMLDetailsElement).open)).toEqual([true, false, false]);
});

test('every question is a heading below the section’s', () => {
  renderSection(accordionFixture);
  expect(screen.getByRole('heading', { level: 2, name: 'Sık sorulan sorular' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});
