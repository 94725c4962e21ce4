/** @jest-environment node */
import { isStorable, kindOf, readValue, sqliteValue, TableSum } from './rows.mjs';

test.each([
  ['boolean', 1, true, true],
  ['boolean', 0, false, false],
  ['number', 12.5, '12.50', 12.5],
  ['time', '2026-11-22T10:00:00.120Z', '2026-11-22T10:00:00.12+00:00', '2026-11-22T10:00:00.120Z'],
  ['json', '{"a":[1,null],"b":"ş"}', [{ a: [1, null], b: 'ş' }], [{ a: [1, null], b: 'ş' }]],
  ['json', 'null', [null], [null]],
  ['text', '1', '1', '1'],
] as const)('a %s is the same of both databases', (kind, ofSqlite, ofPostgres, value) => {
  expect(readValue(ofSqlite, kind, true)).toEqual(value);
  expect(readValue(ofPostgres, kind, false)).toEqual(value);
  expect(sqliteValue(value, kind)).toEqual(ofSqlite);
});

test.each(['boolean', 'number', 'time', 'json', 'text'] as const)('nothing in a column of %s stays nothing', (kind) => {
  expect([readValue(null, kind, true), readValue(undefined, kind, false), sqliteValue(null, kind)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('what a column cannot mean is refused', () => {
  expect(() => readValue('twelve', 'number', true)).toThrow('"twelve" is not a number');
  expect(() => readValue('yesterday', 'time', true)).toThrow('"yesterday" is not a time');
  expect(() => readValue('{', 'json', true)).toThrow('JSON');
  expect(() => kindOf('bytea')).toThrow('columns of the type bytea cannot be moved');
});

test.each([
  ['ordinary', true],
  ['🏔 ş', true],
  ['a\0b', false],
  ['\ud83c', false],
  [{ list: [{ text: 'a\0b' }] }, false],
  [{ 'a\0b': 1 }, false],
  [{ list: [null, 1, true, 'ş'] }, true],
])('whether PostgreSQL can store %j', (value, isStored) => {
  expect(isStorable(value)).toBe(isStored);
});

function sumOf(...rows: Record<string, unknown>[]) {
  const sum = new TableSum();
  for (const row of rows) sum.add(row);
  return `${sum.rows} ${sum.checksum}`;
}

test('a checksum depends on every value and row, not on the order of rows and keys', () => {
  const [one, two] = [
    { id: 1, data: { a: 1, b: [2, 3] } },
    { id: 2, data: null },
  ];
  expect(sumOf(one, two)).toBe(sumOf(two, { data: { b: [2, 3], a: 1 }, id: 1 }));
  const different = [
    sumOf(one, two),
    sumOf(one),
    sumOf(one, one),
    sumOf(),
    sumOf({ id: 1, data: { a: 1, b: [3, 2] } }, two),
  ];
  expect(new Set(different).size).toBe(different.length);
});
