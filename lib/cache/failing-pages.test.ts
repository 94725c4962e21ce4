/** @jest-environment node */
import { failingPages, notePageFailure, notePageMade } from './failing-pages.mjs';

test('a page is listed from its last failed attempt until one succeeds', () => {
  notePageFailure('/route-cache/APP_PAGE/4c53/$/tr/page/a', 'no connection');
  notePageFailure('/tr/page/b', 'no connection');
  notePageFailure('/tr/page/a', 'wrong shape (request request-0001)');
  expect(failingPages()).toMatchObject([
    { path: '/tr/page/b', reason: 'no connection' },
    { path: '/tr/page/a', reason: 'wrong shape' },
  ]);
  notePageMade('/route-cache/APP_PAGE/4c53/$/tr/page/a', undefined);
  expect(failingPages().map(({ path }) => path)).toEqual(['/tr/page/b']);
});

test('the list stays short, whatever is asked for', () => {
  for (let index = 0; index < 1000; index += 1) notePageFailure(`/tr/page/${index}`, 'no connection');
  expect(failingPages()).toHaveLength(20);
  expect(failingPages().at(-1)?.path).toBe('/tr/page/999');
});
