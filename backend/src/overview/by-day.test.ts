import { byDay } from './by-day';

const day = (at: Date) => at.toLocaleDateString('tr', { day: 'numeric', month: 'long', timeZone: 'Europe/Istanbul' });

test('what is late in the evening of Greenwich belongs to the next day in Istanbul', () => {
  const [first, second, third] = ['2026-11-23T08:00:00Z', '2026-11-23T22:30:00Z', '2026-11-24T05:00:00Z'].map((at) => ({
    at,
  }));
  expect(
    byDay(
      [first, second, third].filter((item) => item !== undefined),
      day,
    ),
  ).toEqual([
    { day: '23 Kasım', items: [first] },
    { day: '24 Kasım', items: [second, third] },
  ]);
});
