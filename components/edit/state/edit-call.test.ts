import { getEditCall, postEditCall, sendMedia } from './edit-call';

beforeEach(() => {
  jest.useFakeTimers();
  // That of the browser is not run by fake timers.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), ms);
    return controller.signal;
  });
  /** A connection that was lost without a word. */
  global.fetch = jest.fn(
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['a save', 20, () => postEditCall('SaveSection', {})],
  ['reading', 20, () => getEditCall('PageVersions', {})],
  ['an upload', 200, () => sendMedia(new FormData())],
])('%s without an answer ends after %s seconds, so that it can be tried again', async (_, seconds, send) => {
  const done = jest.fn();
  void send().then(done);
  await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith({ isOk: false, status: 0, code: 'no_answer' });
});
