import { dayFirst, longDate, momentOf, zonedDate } from './dates';

test.each([
  ['2026-02-07', '07.02.2026'],
  ['2026-2-7', '07.02.2026'],
  ['2026-09-09', '09.09.2026'],
  ['2026-10-10', '10.10.2026'],
  ['2026-12-31', '31.12.2026'],
  ['2024-02-29', '29.02.2024'],
  // Dates when Turkey had other time zones.
  ['1999-01-01', '01.01.1999'],
  ['1923-10-29', '29.10.1923'],
  ['2026-01-01T09:30', '01.01.2026'],
  // Already the next day in Turkey.
  ['2026-02-06T22:30:00.000Z', '07.02.2026'],
  ['2026-02-07T00:30:00+03:00', '07.02.2026'],
])('%s is %s', (date, expected) => expect(dayFirst(date)).toBe(expected));

test.each([
  '',
  'yakında',
  '2026',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '07.02.2026',
  '2026-02-07T99:00',
])('%j is not a date, and stays as it is', (text) => {
  expect(dayFirst(text)).toBe(text);
  expect(longDate(text, 'tr')).toBe(text);
  expect(momentOf(text)).toBeUndefined();
});

test('a date without a zone is Turkish time', () => {
  expect(momentOf('2026-02-07')).toEqual(new Date('2026-02-06T21:00:00Z'));
  expect(momentOf('2026-02-07T09:30')).toEqual(new Date('2026-02-07T06:30:00Z'));
  expect(momentOf('2026-02-07 09:30Z')).toEqual(new Date('2026-02-07T09:30:00Z'));
});

test('a long date is in the language of the page, with the time if the content has one', () => {
  expect(longDate('2026-02-07', 'tr')).toBe('7 Şubat 2026');
  expect(longDate('2026-02-07', 'en')).toBe('7 February 2026');
  expect(longDate('2026-02-07T09:30', 'tr')).toBe('7 Şubat 2026 09:30');
  expect(longDate('2026-02-07T06:30Z', 'en')).toBe('7 February 2026 at 09:30');
});

test.each([
  ['2026-02-07', '2026-02-07T00:00:00+03:00'],
  ['2026-02-07T09:30', '2026-02-07T06:30:00.000Z'],
  ['2026-02-07T09:30:00Z', '2026-02-07T09:30:00.000Z'],
  ['2026-02-30', undefined],
  ['dün', undefined],
])('for machines %s is %s', (date, expected) => expect(zonedDate(date)).toBe(expected));
