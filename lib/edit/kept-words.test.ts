/** @jest-environment jsdom */
import { keepWords, readWords } from './kept-words';

const place = { userId: '1', pageKey: 'a', place: 'comment:hero-1' };

beforeEach(() => window.localStorage.clear());

test('words are kept by editor, page and place, until they are emptied', () => {
  keepWords(place, 'Bakar mısın?');
  expect(readWords(place)).toBe('Bakar mısın?');
  expect(readWords({ ...place, userId: '2' })).toBe('');
  expect(readWords({ ...place, pageKey: 'b' })).toBe('');
  expect(readWords({ ...place, place: 'comment:hero-1:7' })).toBe('');
  keepWords(place, ' ');
  expect(window.localStorage).toHaveLength(0);
});

test('words follow their page to another address, and do not stay for another page at the former one', () => {
  keepWords({ ...place, uuid: 'u-1' }, 'Bakar mısın?');
  expect(readWords({ ...place, pageKey: 'b', uuid: 'u-1' })).toBe('Bakar mısın?');
  expect(readWords({ ...place, uuid: 'u-2' })).toBe('');
});

test('words that were kept by the key of a page are found, and not twice', () => {
  keepWords(place, 'Bakar mısın?');
  const withId = { ...place, uuid: 'u-1' };
  expect(readWords(withId)).toBe('Bakar mısın?');
  keepWords(withId, 'Bakar mısınız?');
  expect(readWords(withId)).toBe('Bakar mısınız?');
  keepWords(withId, '');
  expect(window.localStorage).toHaveLength(0);
});

test('words of 30 days and invalid ones are removed, those of other pages too', () => {
  jest.useFakeTimers({ now: 0 });
  keepWords(place, 'Eski');
  window.localStorage.setItem('edit-words:1:a:request', '{');
  window.localStorage.setItem('other', '{');
  jest.setSystemTime(30 * 24 * 60 * 60 * 1000);
  expect(readWords({ ...place, pageKey: 'b' })).toBe('');
  expect(Object.keys(window.localStorage)).toEqual(['other']);
  jest.useRealTimers();
});

test('a browser that stores nothing', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepWords(place, 'Bakar mısın?');
  expect(readWords(place)).toBe('');
  setItem.mockRestore();
});

test('words are kept for thirty days', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25') });
  keepWords(place, 'Eski');
  jest.setSystemTime(Date.parse('2026-11-25') + 30 * 24 * 60 * 60 * 1000 - 1);
  expect(readWords(place)).toBe('Eski');
  jest.useRealTimers();
});

test.each([
  [5],
  [null],
  [{ text: 5, keptAt: Date.parse('2100-01-01') }],
  [{ text: 'x' }],
  [{ text: 'x', keptAt: 'now' }],
])('nothing is read from %j, and it is removed', (broken) => {
  keepWords(place, 'Bakar mısın?');
  const [name = ''] = Object.keys(window.localStorage);
  window.localStorage.setItem(name, JSON.stringify(broken));
  expect(readWords(place)).toBe('');
  expect(window.localStorage).toHaveLength(0);
});

test('places whose names only join to the same do not share words', () => {
  keepWords({ userId: '1', pageKey: 'ab', place: 'request' }, 'Birinci');
  expect(readWords({ userId: '1a', pageKey: 'b', place: 'request' })).toBe('');
});

test('a browser that forbids reading', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readWords(place)).toBe('');
  getItem.mockRestore();
});
