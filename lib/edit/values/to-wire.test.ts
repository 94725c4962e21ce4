import {} from '../../sections/define-section';
import { setIn } from './paths';
import { toValues } from './to-values';
import { changedFields, isSame } from './to-wire';
import { fieldsOf, page } from '../../../test/team-page';

test('only a different content counts as a change', () => {
  const fields = fieldsOf('team');
  const before = toValues(fields, page.sections[0], page.sections[0]);
  expect(changedFields(fields, before, setIn(before, ['title'], 'Ekip '))).toEqual([]);
  expect(changedFields(fields, before, setIn(before, ['list', 1, 'name'], 'Veli'))).toEqual(['list']);
  expect(setIn(before, ['list', 9, 'name'], 'x')).toEqual(before);
  const image = fieldsOf('hero').backgroundImage;
  expect(image && isSame(image, { src: 'a', alt: '' }, { alt: '', src: 'a' })).toBe(true);
});

test('a missing value equals an empty one', () => {
  const fields = fieldsOf('team');
  const [list, title] = [fields.list, fields.title];
  if (!list || !title) throw new Error('no fields');
  expect(isSame(list, undefined, [])).toBe(true);
  expect(isSame(title, undefined, '')).toBe(true);
  expect(isSame(title, ' a', 'a ')).toBe(true);
  expect(isSame(title, 'a', 'b')).toBe(false);
  expect(isSame(list, [{ name: 'a' }], [{ name: 'b' }])).toBe(false);
  expect(isSame(list, [{ name: 'a' }, { name: 'b' }], [{ name: 'b' }, { name: 'a' }])).toBe(false);
});
