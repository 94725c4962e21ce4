import { idCursor, optionalNumber, requiredParameter } from './parameters';

const queryOf = (text: string) => ({ searchParams: new URLSearchParams(text) });

const range = { min: 1, max: 1_000 };

test('a number in its range is taken, and one that is not given is undefined', () => {
  expect(
    ['limit=1', 'limit=1000', 'limit=007', ''].map((text) => optionalNumber(queryOf(text), 'limit', range)),
  ).toEqual([1, 1000, 7, undefined]);
});

test.each(['0', '1001', '-1', '1.5', '1e2', ' 1', '', 'x', '٣', 'NaN', '9'.repeat(400)])(
  '%j is no number in its range',
  (value) => {
    const query = queryOf(new URLSearchParams({ limit: value }).toString());
    expect(() => optionalNumber(query, 'limit', range)).toThrow('"limit" parametresi 1 ile 1000 arasında olmalı.');
  },
);

test('a cursor is the id after which a part begins', () => {
  expect(idCursor(queryOf('cursor=4711'))).toBe(4711);
  expect(idCursor(queryOf(''))).toBeUndefined();
});

test.each(['', '0', '-1', '1.5', '1e3', '0x10', '1 or 1=1', 'x', '9'.repeat(16), '9'.repeat(400)])(
  '%j is no cursor',
  (value) => {
    const query = queryOf(new URLSearchParams({ cursor: value }).toString());
    expect(() => idCursor(query)).toThrow('"cursor" parametresi eksik ya da geçersiz.');
  },
);

test.each(['', 'category=', 'category=a&category=b', `category=${'a'.repeat(300)}`])(
  'a required parameter has to be there once: %j',
  (text) => {
    expect(() => requiredParameter(queryOf(text), 'category')).toThrow('"category" parametresi eksik ya da geçersiz.');
  },
);
