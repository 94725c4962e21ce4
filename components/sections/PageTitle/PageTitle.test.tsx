import { screen } from '@testing-library/react';

import { renderSection } from '../render-section';
import { pageTitleFixture } from './PageTitle.fixture';

/** Renders the title without a picture, and returns its element. */
function title(changes: Partial<typeof pageTitleFixture>) {
  renderSection({ ...pageTitleFixture, backgroundImage: undefined, ...changes });
  return screen.getByRole('heading', { name: pageTitleFixture.title }).closest<HTMLElement>('[style]');
}

test('a translucent colour lies on white, where its text can be read', () => {
  const light = title({ pageHeaderColor: 'rgba(0, 0, 0, 0.1)' });
  expect(light).toHaveStyle({ '--color': 'rgb(230, 230, 230)', color: '#14191c' });
  expect(light).not.toHaveClass('on-dark');
});

test.each([
  ['#bf8c4c', 'rgb(20, 25, 28)'],
  ['#787878', 'rgb(0, 0, 0)'],
])('text on %s is %s, whatever the brand', (pageHeaderColor, color) => {
  expect(title({ pageHeaderColor })).toHaveStyle({ color });
});

test('text on a dark colour is light', () => {
  const dark = title({ pageHeaderColor: '#3f76a6' });
  expect(dark).toHaveClass('on-dark');
  expect(dark?.style.color).toBe('');
});

test('a height in per cent is one of the window', () => {
  expect(title({ pageHeaderHeight: '60%' })).toHaveStyle({ '--height': '60svh' });
});
