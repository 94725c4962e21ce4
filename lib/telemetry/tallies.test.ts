/** @jest-environment node */
import client from 'prom-client';

import { CounterTally, HistogramTally } from './tallies';

const labelNames = ['step', 'status'];
const help = 'of a test';
const bounds = [0.001, 0.1, 1];

/** The same numbers in the library's own metrics and in these. */
function both(counts: Record<string, string>[], times: [Record<string, string>, number][]) {
  const [theirs, ours] = [new client.Registry(), new client.Registry()];
  const counter = new client.Counter({ name: 'a_total', help, labelNames, registers: [theirs] });
  const plain = new client.Counter({ name: 'plain_total', help, registers: [theirs] });
  const histogram = new client.Histogram({ name: 'a_seconds', help, labelNames, buckets: bounds, registers: [theirs] });
  const plainTimes = new client.Histogram({ name: 'plain_seconds', help, buckets: bounds, registers: [theirs] });
  const tallies = [
    new CounterTally('a_total', help, labelNames, ours),
    new CounterTally('plain_total', help, [], ours),
  ];
  const ourTimes = new HistogramTally('a_seconds', help, labelNames, bounds, ours);
  const ourPlainTimes = new HistogramTally('plain_seconds', help, [], bounds, ours);
  return {
    fill: () => {
      for (const labels of counts) {
        counter.inc(labels);
        plain.inc();
        tallies[0]?.add(labels);
        tallies[1]?.add({});
      }
      for (const [labels, seconds] of times) {
        histogram.observe(labels, seconds);
        plainTimes.observe(seconds);
        ourTimes.add(labels, seconds);
        ourPlainTimes.add({}, seconds);
      }
    },
    theirs: () => theirs.metrics(),
    ours: () => ours.metrics(),
  };
}

test('what is read is what the library would say, also when it is read again', async () => {
  const [page, file] = [
    { step: 'next', status: '2xx' },
    { step: 'file "a"\n', status: '4xx' },
  ];
  const { fill, theirs, ours } = both(
    [page, page, file],
    [
      [page, 0.0005],
      [page, 0.001],
      [page, 0.5],
      [file, 30],
    ],
  );
  expect(await ours()).toBe(await theirs());
  fill();
  expect(await ours()).toBe(await theirs());
  expect(await ours()).toContain('a_total{step="next",status="2xx"} 2');
  fill();
  expect(await ours()).toContain('a_total{step="next",status="2xx"} 4');
  expect(await ours()).toBe(await theirs());
});

test('a label that the metric does not have is refused where it is counted', () => {
  const registry = new client.Registry();
  const counter = new CounterTally('a_total', help, ['step'], registry);
  expect(() => counter.add({ step: 'next', other: 'x' })).toThrow('label other is none of step');
  counter.add({ step: 'next' });
});
