import { screen } from '@testing-library/react';

import { renderSection } from '../render-section';
import { clientsFixture } from './Clients.fixture';

test('a link to a new window says so, and has rel noopener', () => {
  renderSection(clientsFixture);
  const link = screen.getByRole('link', { name: 'Tünelbaşı Ortak Girişimi (yeni pencerede açılır)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'Yedihat Ulaşım' })).not.toHaveAttribute('target');
});

test('a linked logo without a text is named after the host of its link', () => {
  renderSection(clientsFixture);
  expect(screen.getByRole('link', { name: 'volkanit.example' })).toBeInTheDocument();
});

test('and after its address where that has no host', () => {
  const [logo] = clientsFixture.list.filter(({ link }) => link);
  const mail = { ...logo, img: { src: '/media/a.svg', alt: '' }, name: undefined, link: 'mailto:bilgi@a.example' };
  renderSection({ ...clientsFixture, list: [{ ...mail, target: '_self' }] });
  expect(screen.getByRole('link', { name: 'mailto:bilgi@a.example' })).toBeInTheDocument();
});

test.each([
  ['below a page’s title, the first row of logos is loaded at once', 1, ['eager', 'eager', 'lazy']],
  ['further down, logos are loaded when they come near', 2, ['lazy', 'lazy', 'lazy']],
])('%s', (_, place, loading) => {
  const [logo] = clientsFixture.list;
  const list = [logo, logo, logo].flatMap((one) => one ?? []);
  renderSection({ ...clientsFixture, list }, 'tr', place);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(loading);
});
