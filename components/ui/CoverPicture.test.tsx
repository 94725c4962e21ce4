import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import type { Image } from '@/lib/sections/define-section';

import { CoverPicture } from './CoverPicture';

const image: Image = { src: '/media/dam.jpg', width: 2000, height: 1125, alt: 'Baraj' };
const portrait = { src: '/media/portrait/dam.jpg.webp', width: 750, height: 1125 };

/** The widths in a `srcset`. */
const widthsOf = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const source = () => document.querySelector('source') ?? undefined;

test('a phone gets the upright crop, in no larger sizes than the crop has', () => {
  const { rerender } = render(<CoverPicture image={{ ...image, portrait }} />);
  expect(source()).toHaveAttribute('media', '(width < 576px)');
  expect(source()?.srcset).toContain('/media/d752/portrait/dam.jpg.webp 752w');
  expect(widthsOf(source()?.srcset)).toEqual([752]);
  rerender(<CoverPicture image={{ ...image, portrait: { ...portrait, width: 1200, height: 1800 } }} />);
  expect(widthsOf(source()?.srcset)).toEqual([752, 1200]);
  expect(screen.getByRole('img', { name: 'Baraj' }).closest('picture')).not.toBeNull();
});

test('a box that is about as wide as tall gets the square crop, asked for a little narrower than it is shown', () => {
  const square = { src: '/media/square/dam.jpg.webp', width: 1125, height: 1125 };
  const { rerender } = render(<CoverPicture image={{ ...image, portrait, square }} crop="square" />);
  expect(source()).toHaveAttribute('sizes', '104vw');
  expect(source()?.srcset).toContain('/media/d1200/square/dam.jpg.webp 1200w');
  rerender(<CoverPicture image={{ ...image, portrait, square }} />);
  expect(source()).not.toHaveAttribute('sizes');
  expect(source()?.srcset).toContain('/portrait/');
  rerender(<CoverPicture image={{ ...image, portrait }} crop="square" />);
  expect(source()?.srcset).toContain('/portrait/');
});

test('without a crop a phone requests a larger size, since only a part shows', () => {
  render(<CoverPicture image={{ src: '/media/dam.jpg', alt: 'Baraj' }} />);
  expect(source()).toBeUndefined();
  expect(screen.getByRole('img', { name: 'Baraj' })).toHaveAttribute('sizes', expect.stringMatching(/, 130vw$/));
});

test('only the first picture of a page is preloaded, as the crop on phones', () => {
  const html = renderToString(<CoverPicture image={{ ...image, portrait }} isPriority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
  expect(html).not.toContain('rel="preload"');
});
