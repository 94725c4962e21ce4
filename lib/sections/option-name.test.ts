import { productDefinitions } from '../../components/sections/definitions';
import { type Field, field, type Fields } from './define-section';
import { optionName } from './option-name';

const leavesOf = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((each) => ('fields' in each ? leavesOf(each.fields) : [each]));

test('an editor reads a word for each value of a choice, in every language of the edit mode', () => {
  const choices = productDefinitions.flatMap(({ type, fields }) =>
    leavesOf(fields).flatMap((each) =>
      'options' in each ? (each.options ?? []).map((value) => ({ type, each, value })) : [],
    ),
  );
  expect(choices.length).toBeGreaterThan(5);
  const names = (['tr', 'en', 'de'] as const).map((language) =>
    choices.map(({ each, value }) => optionName(each, value, language)),
  );
  for (const language of names) expect(language.filter((name, index) => name === choices[index]?.value)).toEqual([]);
  expect(names[1]).not.toEqual(names[0]);
});

test('a value without a label is shown as it is', () => {
  const target = field('choice', { tr: 'Hedef' }, { options: ['a', 'b'], optionLabels: { a: { tr: 'İlk' } } });
  expect(['a', 'b', 'c'].map((value) => optionName(target, value, 'en'))).toEqual(['İlk', 'b', 'c']);
});
