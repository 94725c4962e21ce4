/** @jest-environment node */
import { endStalled } from './end-stalled';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Gives its pieces at once, and then nothing more, or its end. */
function source(pieces: readonly string[], isWhole: boolean, cancel = jest.fn()): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes(piece));
      if (isWhole) controller.close();
    },
    cancel,
  });
}

test('a whole body goes through as it is', async () => {
  expect(await new Response(endStalled(source(['ab', 'c'], true), 1_000)).text()).toBe('abc');
});

test('a body that stops in the middle ends with an error, and its source is let go', async () => {
  const cancel = jest.fn();
  const reader = endStalled(source(['ab'], false, cancel), 50).getReader();
  expect((await reader.read()).value).toEqual(bytes('ab'));
  await expect(reader.read()).rejects.toThrow('nothing more within 50 ms');
  expect(cancel).toHaveBeenCalled();
});

test('a reader who takes his time loses nothing', async () => {
  const reader = endStalled(source(['ab', 'c'], true), 20).getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect((await reader.read()).value).toEqual(bytes('c'));
});

test('a reader who leaves lets the source go', async () => {
  const cancel = jest.fn();
  await endStalled(source(['ab'], false, cancel), 1_000).cancel('gone');
  expect(cancel).toHaveBeenCalledWith('gone');
});
