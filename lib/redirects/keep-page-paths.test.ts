/** @jest-environment node */
import { currentPagePaths, refreshPagePaths } from './keep-page-paths';

jest.mock('../backend/outage-log', () => ({ reportBackend: () => undefined }));

const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'));
const answer = (status: number, body: unknown) =>
  fetched.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const isKnown = (path: string) => currentPagePaths().exact.has(path);

test('the pages are those that the backend has last named, beside those that every site has', async () => {
  expect([isKnown('/about'), isKnown('/page/jet-grout')]).toEqual([true, false]);
  answer(200, { success: true, data: [{ link: '/page/jet-grout' }, { link: 5 }, null, 'x', { link: 'evil.example' }] });
  await refreshPagePaths();
  expect([isKnown('/about'), isKnown('/page/jet-grout'), isKnown('evil.example')]).toEqual([true, true, false]);
  answer(500, {});
  await refreshPagePaths();
  fetched.mockRejectedValueOnce(new Error('refused'));
  await refreshPagePaths();
  expect(isKnown('/page/jet-grout')).toBe(true);
  answer(404, { success: false, message: 'x' });
  await refreshPagePaths();
  expect([isKnown('/about'), isKnown('/page/jet-grout')]).toEqual([true, false]);
});
