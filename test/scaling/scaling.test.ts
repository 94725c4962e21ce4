/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { simulate } from '../../bench/lib/queue.mjs';
import { checkPoint, tables } from '../../bench/lib/scaling-tables.mjs';
import { busiest, capacity, first, limit, loadOf, steps, useOf } from '../../bench/lib/scaling.mjs';
import { table } from '../../bench/lib/table.mjs';

const document = readFileSync(path.join(__dirname, '../../docs/scaling.md'), 'utf8');

/** The cells of Markdown's tables, without the spaces that align them. */
const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test('a queue waits as theory says: one server, the same service for all (Pollaczek–Khinchine)', () => {
  const { use, p50 } = simulate({ rate: 1, servers: 1, service: [10], count: 20_000 });
  expect(use).toBeCloseTo(0.01);
  expect(p50).toBeCloseTo(10, 1);
  // The mean wait is use / (2 (1 - use)) services: half of one at half, two at four fifths.
  const means = [50, 80].map((rate) => simulate({ rate, servers: 1, service: [10], count: 400_000 }).mean);
  expect(means[0]).toBeCloseTo(15, 0);
  expect(Math.abs((means[1] ?? 0) / 30 - 1)).toBeLessThan(0.04);
});

test('more than can be served never ends, and a second server halves the use', () => {
  expect(simulate({ rate: 101, servers: 1, service: [10] })).toMatchObject({ p99: Infinity });
  const [one, two] = [1, 2].map((servers) => simulate({ rate: 80, servers, service: [10] }));
  expect(two?.use).toBeCloseTo((one?.use ?? 0) / 2);
  expect(two?.p99).toBeLessThan((one?.p99 ?? 0) / 2);
});

test('the model agrees with the load that was measured', () => {
  const { point } = capacity;
  const modelled = checkPoint();
  // All that came was answered.
  expect(Math.abs(point.answered / point.rate - 1)).toBeLessThan(0.05);
  expect(Math.abs(modelled.p50 / point.p50 - 1)).toBeLessThan(0.34);
  expect(Math.abs(modelled.p99 / point.p99 - 1)).toBeLessThan(0.34);
});

test('what takes a load takes it: no part is above the limit', () => {
  for (const { factor, topology } of steps) {
    const { name, share } = busiest(useOf(factor, topology));
    expect([factor, name, share < limit]).toEqual([factor, name, true]);
  }
});

test('ten times the visitors need ten times the line', () => {
  expect(loadOf(10).megabits).toBeCloseTo(loadOf(1).megabits * 10);
  expect(useOf(10, first).line).toBeCloseTo(useOf(1, first).line * 10);
});

test.each(Object.entries(tables()))('docs/scaling.md has the table of the simulation: %s', (title, rows) => {
  const section = document.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  expect(cellsOf(section)).toEqual(cellsOf(table(rows)));
});
