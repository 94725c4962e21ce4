import { coverAll } from './set-cover.mjs';

test('few entries have every feature between them', () => {
  const features = new Map([
    ['a', ['1', '2']],
    ['b', ['1', '2', '3', '3']],
    ['c', ['3', '4']],
    ['d', ['4']],
  ]);
  expect(coverAll(features)).toEqual(['b', 'c']);
});

test('nothing has to be covered by nothing', () => {
  expect(coverAll(new Map())).toEqual([]);
  expect(coverAll(new Map([['a', []]]))).toEqual([]);
});

test('a feature that only one entry has brings that entry in', () => {
  const features = new Map([
    ['a', ['1', '2', '3']],
    ['b', ['1', '9']],
  ]);
  expect(coverAll(features)).toEqual(['a', 'b']);
});
