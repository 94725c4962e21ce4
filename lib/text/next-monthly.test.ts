import { nextMonthly } from './next-monthly';

const second = '2026-12-11';

test.each([
  ['the first time is still to come', second, '2026-11-22T12:00Z', '2026-12-11'],
  ['it is today', second, '2026-12-11T18:00Z', '2026-12-11'],
  ['its day has just ended in Turkey', second, '2026-12-11T21:00Z', '2027-01-08'],
  ['a day before the next one', second, '2027-01-07T12:00Z', '2027-01-08'],
  ['over the turn of a year', second, '2031-12-31T12:00Z', '2032-01-09'],
  ['a fifth Friday, in a month of five', '2027-01-29', '2027-04-20T12:00Z', '2027-04-30'],
  ['a fifth Friday, in a month of four', '2027-01-29', '2027-02-01T12:00Z', '2027-02-26'],
  ['no date', 'yakında', '2027-02-01T12:00Z', 'yakında'],
])('%s', (_name, date, now, expected) => {
  expect(nextMonthly(date, Date.parse(now))).toBe(expected);
});
