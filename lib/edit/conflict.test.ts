import { hero } from '../../components/sections/Hero/definition';
import { compare, isUntouched, merge, proposedChoices } from './conflict';
import { toValues } from './values/to-values';

const values = (title: string, subTitle: string, stickyTitle = '') =>
  toValues(hero.fields, { title, subTitle, stickyTitle }, { title, subTitle, stickyTitle });

const base = values('A', 'a');

test('a change by this editor only is no conflict', () => {
  expect(isUntouched(compare(hero.fields, base, values('B', 'a'), base))).toBe(true);
});

test('the same change by both is no difference', () => {
  expect(compare(hero.fields, base, values('B', 'a'), values('B', 'a'))).toEqual([]);
});

test('each difference says who changed the field, and the proposal keeps all changes', () => {
  const [mine, theirs] = [values('B', 'a', 'x'), values('C', 'c')];
  const differences = compare(hero.fields, base, mine, theirs);
  expect(differences.map(({ name, changedBy }) => [name, changedBy])).toEqual([
    ['title', 'both'],
    ['subTitle', 'theirs'],
    ['stickyTitle', 'mine'],
  ]);
  expect(isUntouched(differences)).toBe(false);
  const choices = proposedChoices(differences);
  expect(merge(theirs, differences, choices)).toMatchObject({ title: 'B', subTitle: 'c', stickyTitle: 'x' });
  expect(merge(theirs, differences, { ...choices, title: 'theirs' })).toMatchObject({ title: 'C', stickyTitle: 'x' });
});

test('a change by others only is kept, and deleted items are not restored', () => {
  const differences = compare(hero.fields, base, values('A', 'a'), values('A', 'c'));
  expect(differences).toMatchObject([{ name: 'subTitle', mine: 'a', theirs: 'c', changedBy: 'theirs' }]);
  expect(differences[0]?.field).toBe(hero.fields.subTitle);
  expect(isUntouched(differences)).toBe(false);
  expect(isUntouched([])).toBe(true);
  expect(proposedChoices(differences)).toEqual({ subTitle: 'theirs' });
  const [difference] = differences;
  if (!difference) throw new Error('no difference');
  const gone = { ...difference, mine: undefined };
  expect(merge(values('A', 'c'), [gone], { subTitle: 'mine' })).toEqual(values('A', 'c'));
});

test('a merge does not modify its input', () => {
  const theirs = values('C', 'c');
  merge(theirs, compare(hero.fields, base, values('B', 'a'), theirs), { title: 'mine' });
  expect(theirs).toEqual(values('C', 'c'));
});
