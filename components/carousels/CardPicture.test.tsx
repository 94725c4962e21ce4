import { render, screen } from '@testing-library/react';

import { demoPage } from '@/components/gallery/demo-content';

import { CardPicture } from './CardPicture';

const show = (options: Parameters<typeof demoPage>[1]) =>
  render(<CardPicture page={demoPage(1, options)} sizes="100vw" />).container.firstElementChild;

test('a card shows the picture of its page, as decoration', () => {
  const image = { src: '/media/photos/hero-dam.jpg', width: 2000, height: 1125, alt: 'Kemer baraj' };
  const card = show({ image });
  expect(card?.querySelector('img')).toHaveAttribute('alt', '');
});

test('a card without one has arches on its page’s colour, in white on a dark colour', () => {
  expect(show({ color: '#2f5d73' })).toHaveStyle({ '--card-color': '#2f5d73' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(show({ color: '#2f5d73' })).toHaveClass('drawn', 'dark');
  expect(show({ color: '#f0d9a8' })).toHaveClass('drawn');
  expect(show({ color: '#f0d9a8' })).not.toHaveClass('dark');
});

test('a card without picture and colour has them on the fallback colour', () => {
  expect(show({})).toHaveClass('drawn');
  expect(show({})).not.toHaveAttribute('style');
});
