/** @jest-environment node */
import { BodyTooLarge, countBytes, limitStream, readAtMost, readTextAtMost } from './bounded-body.mjs';

/** A body of so many pieces of ten bytes, which counts how many were asked for. */
function source(pieces: number) {
  const seen = { pieces: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        seen.pieces += 1;
        if (seen.pieces > pieces) controller.close();
        else controller.enqueue(new TextEncoder().encode('ğ'.repeat(5)));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

test('a body up to the limit is read whole', async () => {
  expect((await readAtMost(source(3).body, 30)).byteLength).toBe(30);
  expect(await readTextAtMost(source(2).body, 30)).toBe('ğ'.repeat(10));
  expect((await readAtMost(null, 30)).byteLength).toBe(0);
});

test('a body beyond the limit is not read to its end', async () => {
  const { body, seen } = source(1000);
  await expect(readAtMost(body, 29)).rejects.toThrow(new BodyTooLarge(29));
  expect(seen).toEqual({ pieces: 3, isCancelled: true });
});

test('a body that is passed on ends with an error at its limit', async () => {
  expect(await new Response(limitStream(source(3).body, 30)).text()).toBe('ğ'.repeat(15));
  await expect(new Response(limitStream(source(1000).body, 29)).text()).rejects.toThrow(BodyTooLarge);
});

test('every piece comes with the number of bytes up to its end', async () => {
  const sizes: number[] = [];
  for await (const { size } of countBytes(source(3).body)) sizes.push(size);
  expect(sizes).toEqual([10, 20, 30]);
});

test('a byte order mark is no part of the text', async () => {
  const body = new Response(Buffer.from('\uFEFF{}')).body;
  expect(await readTextAtMost(body, 30)).toBe('{}');
});
