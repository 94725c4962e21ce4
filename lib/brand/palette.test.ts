import fc from 'fast-check';

import { contrastOf } from '../color/contrast';
import { findUnreadable } from './find-unreadable';
import { type ColorName, colorNames, themeNames } from './options';
import { paletteOf } from './palette';
import { themes } from './themes';

/** Each text with the grounds that it stands on, and the contrast that it needs. */
const texts: [name: string, grounds: string[], ratio: number][] = [
  ['ink', ['paper', 'concrete'], 4.5],
  ['ink-2', ['paper', 'concrete'], 4.5],
  ['ink-3', ['paper', 'concrete'], 4.5],
  ['base-text', ['paper', 'concrete'], 4.5],
  ['base-hi', ['dark'], 4.5],
  ['mute', ['dark'], 4.5],
  ['light', ['dark'], 4.5],
  ['on-base', ['base'], 4.5],
  ['error', ['paper', 'concrete'], 4.5],
  ['ok', ['paper', 'concrete'], 4.5],
  ['focus', ['paper', 'concrete'], 3],
  ['control', ['paper', 'concrete'], 3],
];

function weakPairs(colors: Record<ColorName, string>): string[] {
  const { page } = paletteOf(colors);
  return texts.flatMap(([name, grounds, ratio]) =>
    grounds
      .filter((ground) => contrastOf(page[name] ?? '', page[ground] ?? '') < ratio)
      .map((ground) => `${name} on ${ground}: ${page[name]} ${page[ground]}`),
  );
}

test.each(themeNames)('every pair of the theme %s reaches WCAG AA', (theme) => {
  expect(weakPairs(themes[theme].colors)).toEqual([]);
});

test('every pair of any brand that is accepted reaches WCAG AA', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const colors = fc.record(Object.fromEntries(colorNames.map((name) => [name, hex])) as Record<ColorName, typeof hex>);
  fc.assert(
    fc.property(colors, (chosen) => {
      fc.pre(findUnreadable({ theme: 'drawing', colors: chosen }).length === 0);
      expect(weakPairs(chosen)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
