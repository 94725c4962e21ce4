import { shownNumbers } from './shown-numbers';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 49, [1, 2, 25, 49]],
  [25, 49, [1, 13, 24, 25, 26, 37, 49]],
  [49, 49, [1, 25, 48, 49]],
])('on page %i of %i these numbers are links: %j', (current, count, numbers) => {
  expect(shownNumbers(current, count)).toEqual(numbers);
});

test('from the first page of a long list, every other is a few links away', () => {
  const count = 420;
  const steps = new Map([[1, 0]]);
  const waiting = [1];
  for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
    for (const next of shownNumbers(page, count)) {
      if (steps.has(next)) continue;
      steps.set(next, (steps.get(page) ?? 0) + 1);
      waiting.push(next);
    }
  }
  expect(steps.size).toBe(count);
  expect(Math.max(...steps.values())).toBeLessThan(15);
});
