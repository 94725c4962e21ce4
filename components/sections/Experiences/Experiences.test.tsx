import { screen } from '@testing-library/react';

import { experiencesFixture } from './Experiences.fixture';
import { renderSection } from '../render-section';

test('a link has a descriptive name, and a row without an address has no link', () => {
  renderSection(experiencesFixture);
  expect(screen.getByRole('link', { name: /^Zemin ankrajı ?: Delgi$/ })).toHaveAttribute('href', '/page/zemin-ankraji');
  expect(screen.getByRole('link', { name: /^İncele ?: Enjeksiyon$/ })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
