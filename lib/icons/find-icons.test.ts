import { findIcons } from './find-icons';
import { lucideIcon } from './lucide';
import turkish from './turkish-words.json';

const names = (query: string) => findIcons(query, 60).map(({ name }) => name);

test.each([
  ['vinç', 'crane'],
  ['VİNC', 'crane'],
  ['kule vinci', 'crane'],
  ['baret', 'hard-hat'],
  ['köpr', 'bridge'],
  ['tünel', 'train-front-tunnel'],
  ['forklift', 'forklift'],
  ['helmet', 'hard-hat'],
])('%s finds %s first', (query, name) => expect(names(query)[0]).toBe(name));

test('without a word there are the icons of the trade, with their Turkish words', () => {
  const [first] = findIcons('', 5);
  expect(first).toMatchObject({ name: 'crane', word: 'vinç' });
  expect(findIcons('', 5)).toHaveLength(5);
});

test('a word that no icon has finds nothing', () => expect(names('zürafa')).toEqual([]));

test('every icon that is found can be drawn', () => {
  for (const { name, nodes } of findIcons('', 3000)) expect([name, nodes.length > 0]).toEqual([name, true]);
});

test('every icon with Turkish words exists', () => {
  expect(Object.keys(turkish).filter((name) => !lucideIcon(name))).toEqual([]);
});
