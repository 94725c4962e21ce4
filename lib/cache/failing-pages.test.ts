/** @jest-environment node */
import { meter } from '../telemetry/meter.mjs';
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

test('pages that were made and that failed are counted, and how long those took that a visitor waited for', () => {
  const [count, observe] = [jest.fn(), jest.fn()];
  meter.sink = { count, observe };
  notePageMade('/tr/page/a', undefined);
  expect(observe).not.toHaveBeenCalled();
  notePageMade('/tr/page/a', performance.now() - 2000);
  notePageFailure('/tr/page/b', 'no connection');
  delete meter.sink;
  expect(count.mock.calls).toEqual([
    ['site_pages_made_total', { outcome: 'made' }],
    ['site_pages_made_total', { outcome: 'made' }],
    ['site_pages_made_total', { outcome: 'failed' }],
  ]);
  expect(observe.mock.calls).toEqual([['site_page_made_seconds', {}, expect.closeTo(2, 0)]]);
});
