/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { inTurn, makePicture } from './make-picture.mjs';

test('pictures are made one at a time, and one that fails lets the next begin', async () => {
  let running = 0;
  let most = 0;
  const work = (isFailing: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (isFailing) throw new Error('broken');
    return most;
  };
  const results = await Promise.allSettled([false, true, false, false].map((isFailing) => inTurn(work(isFailing))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

describe('a picture that changes while it is fetched is looked for again', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const job = { root, maxStoreBytes: 1e6, source: 'a.png', address: 'http://127.0.0.1:1/a.png' };
  let changedAt = 0;

  /** The file changes once the answer has begun. */
  function answerWith(body: Uint8Array<ArrayBuffer> | null, status: number) {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      changedAt = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 5));
      return new Response(body, { status, headers: { 'content-type': 'image/png', etag: '"1"' } });
    });
  }

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('when a width of it is made, and when it is the same as before', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
    answerWith(new Uint8Array(bytes), 200);
    const made = await makePicture({ ...job, variant: { kind: 'w', width: 8, format: 'plain' } });
    expect(made).toMatchObject({ source: 'a.png' });
    const known = made as Exclude<typeof made, string>;
    expect(known.checkedAt).toBeLessThan(changedAt);
    answerWith(null, 304);
    const checked = await makePicture({ ...job, known });
    expect(checked).toMatchObject({ revision: known.revision });
    expect((checked as typeof known).checkedAt).toBeLessThan(changedAt);
  });
});
