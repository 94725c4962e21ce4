import { readAnswers } from './read-answers';
import { brandChanges } from './write-brand';

const stored = { theme: 'technical', colors: { ink: '#112233', accent: null } };
const lookOf = (theme: string, colors: object) => ({ theme, colors });
const answersOf = (brand: object, seen?: object) =>
  readAnswers({ facts: { names: { tr: 'A' } }, brand, ...(seen && { shown: { brand: seen } }) }).answers;

test('a look that was not changed writes nothing', () => {
  const seen = lookOf('technical', { ink: '#112233' });
  expect(brandChanges(stored, answersOf(seen, seen))).toBeUndefined();
  expect(brandChanges(stored, answersOf(seen))).toBeUndefined();
});

test('a colour that was answered anew leaves a theme that was changed in the admin meanwhile', () => {
  const answers = answersOf(lookOf('drawing', { accent: '#0044aa' }), lookOf('drawing', {}));
  expect(brandChanges(stored, answers)).toEqual({
    theme: 'technical',
    colors: { ink: '#112233', accent: '#0044aa', paper: null, surface: null, dark: null },
  });
});

test('a colour that was emptied is the theme’s again', () => {
  const answers = answersOf(lookOf('technical', { ink: '' }), lookOf('technical', { ink: '#112233' }));
  expect(brandChanges(stored, answers)?.colors.ink).toBeNull();
});
