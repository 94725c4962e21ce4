import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { translator } from '@/lib/i18n/languages';

import { stubBrowser } from './browser-stubs';
import { Carousel } from './Carousel';

const carousel = (count: number, language: 'tr' | 'en' = 'tr', layout: 'team' | 'cards' = 'team') => (
  <Carousel head={<h2>Ekip</h2>} label="Ekip" layout={layout} autoplayDelay={3000} t={translator(language)}>
    {Array.from({ length: count }, (_, index) => (
      <p key={index}>{index + 1}</p>
    ))}
  </Carousel>
);

beforeEach(() => {
  stubBrowser();
});

test.each([
  ['cards', 1, false],
  ['cards', 2, false],
  ['cards', 3, true],
  ['cards', 9, true],
  ['team', 1, false],
  ['team', 2, true],
  ['team', 3, true],
] as const)('%s, %i slides: arrows and autoplay: %s', (layout, count, hasControls) => {
  render(carousel(count, 'tr', layout));
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
