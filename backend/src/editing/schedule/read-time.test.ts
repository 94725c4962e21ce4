import { readTime } from './read-time';

describe('readTime', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it.each(['2026-11-20T12:00:01Z', '2026-11-20T15:30+03:00', '2027-11-20T12:00:00.000Z'])('accepts %s', (text) => {
    expect(readTime(text, now)?.getTime()).toBe(Date.parse(text));
  });

  it.each([
    '2026-11-20T12:00:00Z',
    '2020-01-01T00:00:00Z',
    '2028-01-01T00:00:00Z',
    '2026-12-01',
    'tomorrow',
    '2027-02-31T12:00:00Z',
    5,
    null,
  ])('refuses %s', (value) => expect(readTime(value, now)).toBeUndefined());
});
