import { isOutdated } from './is-outdated';

const [before, after] = ['2026-11-20T10:00:00.499Z', '2026-11-20T10:00:00.500Z'];

test.each([
  [before, after, true],
  [after, after, false],
  [after, before, false],
  // A script that sends something else, and content that was never saved.
  [5, after, false],
  ['', after, false],
  [before, undefined, false],
])('a form of %p, saved on top of %p: %p', (openedAt, updatedAt, expected) => {
  expect(isOutdated(openedAt, updatedAt)).toBe(expected);
});
