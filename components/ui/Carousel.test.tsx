import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { translator } from '@/lib/i18n/languages';

import { stubBrowser } from './browser-stubs';
import { Carousel } from './Carousel';

const carousel = (count: number, language: 'tr' | 'en' = 'tr') => (
  <Carousel head={<h2>Ekip</h2>} label="Ekip" layout="team" autoplayDelay={3000} t={translator(language)}>
    {Array.from({ length: count }, (_, index) => (
      <p key={index}>{index + 1}</p>
    ))}
  </Carousel>
);

beforeEach(() => {
  stubBrowser();
});

test.each([
  [1, false],
  [2, false],
  [3, true],
  [9, true],
])('%i slides: arrows and autoplay: %s', (count, hasControls) => {
  render(carousel(count));
  expect(within(screen.getByRole('list', { name: 'Ekip' })).getAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryAllByRole('button')).toHaveLength(hasControls ? 3 : 0);
});

test.each([
  ['tr', ['Otomatik geçişi durdur', 'Önceki', 'Sonraki']],
  ['en', ['Pause the slides', 'Previous', 'Next']],
] as const)('its controls are in %s', (language, names) => {
  render(carousel(3, language));
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names);
});

test('passes axe', async () => {
  const { container } = render(carousel(5));
  expect((await axe(container)).violations).toEqual([]);
});
