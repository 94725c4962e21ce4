/** @jest-environment node */
import { listsRevision } from './lists-revision';

const page = (pageKey: string, revision = 'r1') => ({ pageKey, revision });

test('equal lists have equal revisions, of letters only', () => {
  const revision = listsRevision([[page('a'), page('b')], []]);
  expect(listsRevision([[page('a'), page('b')], []])).toBe(revision);
  expect(revision).toMatch(/^[\w-]{10}$/);
});

test.each([
  ['a page that was changed', [[page('a'), page('b', 'r2')], []]],
  ['a page that came', [[page('a'), page('b'), page('c')], []]],
  ['a page that went', [[page('a')], []]],
  ['another order', [[page('b'), page('a')], []]],
  ['another list', [[page('a')], [page('b')]]],
])('%s changes it', (_what, lists) => {
  expect(listsRevision(lists)).not.toBe(listsRevision([[page('a'), page('b')], []]));
});

test('it is undefined when a list failed or the backend has no revisions', () => {
  expect(listsRevision([[page('a')], null])).toBeUndefined();
  expect(listsRevision([[page('a', '')]])).toBeUndefined();
});

test('no lists have a revision, one page without its own has none', () => {
  expect(listsRevision([])).toMatch(/^[\w-]{10}$/);
  expect(listsRevision([[page('a'), page('b', '')]])).toBeUndefined();
});
