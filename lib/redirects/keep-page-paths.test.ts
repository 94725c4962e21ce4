/** @jest-environment node */
import { currentPagePaths, keepPagePaths, refreshPagePaths } from './keep-page-paths';

jest.mock('../backend/outage-log', () => ({ reportBackend: () => undefined }));

let fetched: jest.SpiedFunction<typeof fetch>;
beforeEach(() => void (fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'))));
const answer = (status: number, body: unknown) =>
  fetched.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const isKnown = (path: string) => currentPagePaths().exact.has(path);

test('the page paths are those of the backend’s last answer, and the fixed ones of every site', async () => {
  expect([isKnown('/about'), isKnown('/page/jet-grout')]).toEqual([true, false]);
  answer(200, { success: true, data: [{ link: '/page/jet-grout' }, { link: 5 }, null, 'x', { link: 'evil.example' }] });
  await refreshPagePaths();
  expect(String(fetched.mock.lastCall?.[0])).toMatch(/\/api\/GetPageKeys\?limit=1000$/);
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

test('a list in parts is taken over whole, or not at all', async () => {
  answer(200, { success: true, data: [{ link: '/page/a' }], next: 'x' });
  answer(200, { success: true, data: [{ link: '/page/b' }] });
  await refreshPagePaths();
  expect([isKnown('/page/a'), isKnown('/page/b')]).toEqual([true, true]);
  answer(200, { success: true, data: [{ link: '/page/c' }], next: 'x' });
  answer(500, {});
  await refreshPagePaths();
  expect([isKnown('/page/a'), isKnown('/page/c')]).toEqual([true, false]);
});

test('of several changes during a fetch, one more fetch takes over all', async () => {
  for (const name of ['d', 'e']) answer(200, { success: true, data: [{ link: `/page/${name}` }] });
  await Promise.all([refreshPagePaths(), refreshPagePaths(), refreshPagePaths()]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([isKnown('/page/d'), isKnown('/page/e')]).toEqual([false, true]);
});

describe('while the server runs', () => {
  const before = { ...process.env };
  let asked: jest.SpiedFunction<typeof fetch>;

  beforeEach(() => {
    jest.useFakeTimers();
    asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify({ success: true, data: [] })));
  });

  afterEach(() => {
    process.env = { ...before };
    jest.useRealTimers();
  });

  test.each([
    ['60', 60],
    // A timer treats a longer delay as zero.
    ['31536000', 86_400],
  ])('the page paths are fetched at once, and then every %s seconds, or %i', async (seconds, expected) => {
    process.env.REVALIDATE_SECONDS = seconds;
    keepPagePaths();
    await jest.advanceTimersByTimeAsync(expected * 1000 - 1);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(expected * 1000);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
