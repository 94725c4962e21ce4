import { matchRows } from './match-rows';

const stored = ['a', 'b', 'c'].map((text, index) => ({ id: `r${index + 1}`, text }));
const match = (items: object[], rows = stored) =>
  matchRows(rows, items as never, (row, item) => row.text === item.text).map((row) => row?.id);

it.each([
  ['moved', [{ rowId: 'r3' }, { rowId: 'r1' }], ['r3', 'r1']],
  ['new among known ones, though it says the same', [{ rowId: 'r1' }, { text: 'b' }], ['r1', undefined]],
  ['unknown', [{ rowId: 'r9' }, { rowId: 'r2' }], [undefined, 'r2']],
  ['named twice', [{ rowId: 'r1' }, { rowId: 'r1' }], ['r1', undefined]],
])('rows by their ids: %s', (_, items, expected) => expect(match(items)).toEqual(expected));

it.each([
  ['in another sequence', ['c', 'a', 'b'], ['r3', 'r1', 'r2']],
  ['with one that changed', ['a', 'x', 'c'], ['r1', 'r2', 'r3']],
  ['with one removed', ['b', 'c'], ['r2', 'r3']],
  ['with one that changed where another has gone', ['b', 'x'], ['r2', undefined]],
  ['with one more', ['a', 'b', 'c', 'x'], ['r1', 'r2', 'r3', undefined]],
  ['of which none is the same', ['x', 'y', 'z'], [undefined, undefined, undefined]],
  ['with the same text twice', ['a', 'a'], ['r1', 'r2']],
  ['without rows', [], []],
])('rows without ids: %s', (_, texts, expected) => expect(match(texts.map((text) => ({ text })))).toEqual(expected));

it('rows with equal values are each matched once', () => {
  const twins = [
    { id: 'r1', text: 'a' },
    { id: 'r2', text: 'a' },
  ];
  expect(match([{ text: 'a' }, { text: 'a' }, { text: 'a' }], twins)).toEqual(['r1', 'r2', undefined]);
});
