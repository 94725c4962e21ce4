import { render, screen } from '@testing-library/react';

import { Picture } from './Picture';

const image = { src: '/media/a.jpg', width: 1600, height: 900, alt: 'Baraj' };

test('a phone, on which it is as wide as the window, gets it compressed more', () => {
  const { container } = render(<Picture image={image} sizes="50vw" isWideOnPhone />);
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('media', '(width < 576px)');
  expect(source).toHaveAttribute('srcset', '/media/d752/a.jpg 752w, /media/d1200/a.jpg 1200w');
  expect(screen.getByRole('img', { name: 'Baraj' })).toHaveAttribute('src', '/media/w1600/a.jpg');
});

test.each([
  ['that is small on a phone', { image }],
  ['that is a drawing', { image: { ...image, src: '/media/a.svg' }, isWideOnPhone: true }],
])('a picture %s is the same everywhere', (_which, props) => {
  const { container } = render(<Picture sizes="50vw" {...props} />);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('img', { name: 'Baraj' })).toBeInTheDocument();
});
