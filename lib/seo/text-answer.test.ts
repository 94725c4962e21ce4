/** @jest-environment node */
import { BackendFailure } from '../backend/failure';
import { markIncomplete } from '../content/mark-incomplete';
import { textAnswer } from './text-answer';

const cacheOf = (answer: Response) => answer.headers.get('cache-control');

test('a document may be kept by crawlers and proxies', async () => {
  const answer = await textAnswer('text/plain', async () => 'all');
  expect([answer.status, await answer.text()]).toEqual([200, 'all']);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(cacheOf(answer)).toContain('stale-if-error=604800');
});

test('a document that lacks a list is sent, and kept by nobody', async () => {
  const answer = await textAnswer('text/plain', async () => {
    await markIncomplete();
    return 'all but a list';
  });
  expect([answer.status, await answer.text(), cacheOf(answer)]).toEqual([200, 'all but a list', 'no-store']);
});

test('an unknown document is 404, and one without its content 503', async () => {
  const none = await textAnswer('text/plain', async () => undefined);
  expect([none.status, cacheOf(none)]).toEqual([404, 'no-store']);
  const failed = await textAnswer('text/plain', () => Promise.reject(new BackendFailure('x', 'no connection')));
  expect([failed.status, cacheOf(failed), failed.headers.get('retry-after')]).toEqual([503, 'no-store', '60']);
  await expect(textAnswer('text/plain', () => Promise.reject(new TypeError('defect')))).rejects.toThrow('defect');
});
