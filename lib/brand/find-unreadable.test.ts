import { contrastOf } from '../color/contrast';
import { findUnreadable } from './find-unreadable';
import { themeNames } from './options';

const unreadable = (colors: Parameters<typeof findUnreadable>[0]['colors']) =>
  findUnreadable({ theme: 'drawing', colors });

test.each(themeNames)('the theme %s can be read', (theme) => {
  expect(findUnreadable({ theme, colors: {} })).toEqual([]);
});

test('a text that is too light for its ground is named, with the nearest colour that can be read', () => {
  const [problem, ...others] = unreadable({ ink: '#999999' });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ field: 'ink', against: 'paper', ratio: 2.84 });
  const suggestion = problem?.suggestion ?? '';
  expect(contrastOf(suggestion, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(suggestion, '#ffffff')).toBeLessThan(4.7);
});

test('a ground that was chosen is the one to change, not the theme’s text', () => {
  expect(unreadable({ paper: '#333333' })).toMatchObject([{ field: 'paper', against: 'ink' }]);
  expect(unreadable({ surface: '#444444' })).toMatchObject([{ field: 'surface', against: 'ink' }]);
});

test('the dark ground has to carry white text', () => {
  expect(unreadable({ dark: '#bbbbbb' })).toMatchObject([{ field: 'dark', against: 'white' }]);
});

test('an accent on which neither light nor dark text can be read is refused', () => {
  const [problem] = findUnreadable({ theme: 'drawing', colors: { dark: '#4a4a4a', accent: '#a0a0a0' } });
  expect(problem).toMatchObject({ field: 'accent' });
  const ratios = ['#ffffff', '#4a4a4a'].map((text) => contrastOf(problem?.suggestion ?? '', text));
  expect(Math.max(...ratios)).toBeGreaterThanOrEqual(4.5);
});

test('short and long colours are the same', () => {
  expect(unreadable({ ink: '#000', paper: '#fff', accent: '#c00' })).toEqual([]);
});
