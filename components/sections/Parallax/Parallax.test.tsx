import { screen } from '@testing-library/react';

import { renderSection } from '../render-section';
import { parallaxFixture } from './Parallax.fixture';

test('the plate has a link, with its own title or the section’s', () => {
  const { unmount } = renderSection(parallaxFixture);
  expect(screen.getByRole('link', { name: 'İzleme programı' })).toHaveAttribute('href', '/page/tunel-izleme-ve-olcum');
  unmount();
  renderSection({ ...parallaxFixture, stickyTitle: undefined });
  expect(screen.getByRole('link', { name: parallaxFixture.title })).toBeInTheDocument();
});

test('without a link there is no plate', () => {
  renderSection({ ...parallaxFixture, stickyLink: undefined });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
