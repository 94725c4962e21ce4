import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { plainName, receiveFile } from './receive-file';

const BOUNDARY = 'sinir';
const part = (name = 'file') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="../Çizim.pdf"\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'receive-'));
});
afterEach(async () => {
  expect((await readdir(dir)).length).toBeLessThanOrEqual(1);
  await rm(dir, { recursive: true });
});

/** The body arrives in chunks, without a length. */
function receive(pieces: string[], maxBytes = 1000) {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const headers = new Headers({ 'content-type': `multipart/form-data; boundary=${BOUNDARY}` });
  return receiveFile({ headers, body }, { dir, maxBytes });
}

describe('receiveFile', () => {
  it('stores the bytes, and only the last part of the name', async () => {
    const received = await receive([part(), 'a'.repeat(600), 'b'.repeat(400), END]);
    expect(received).toMatchObject({ size: 1000, originalName: 'Çizim.pdf' });
    expect(path.dirname(received.path)).toBe(dir);
    expect(await readFile(received.path, 'utf8')).toBe('a'.repeat(600) + 'b'.repeat(400));
  });

  it('stops at the limit, at any position in a chunk', async () => {
    for (const pieces of [
      [part() + 'a'.repeat(5000) + END],
      [part(), 'a'.repeat(999), 'aa', 'a'.repeat(90_000), END],
    ]) {
      await expect(receive(pieces)).rejects.toMatchObject({ status: 413, code: 'file_too_large' });
    }
    expect(await readdir(dir)).toEqual([]);
  });

  it('leaves nothing behind where the disk opens the file only after the request was cut off', async () => {
    const open = fs.open.bind(fs) as (...args: unknown[]) => void;
    const late = jest.spyOn(fs, 'open').mockImplementation(((...args: unknown[]) => {
      setTimeout(() => open(...args), 100);
    }) as never);
    await expect(receive([part(), 'abc'])).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    expect(late).toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await readdir(dir)).toEqual([]);
    late.mockRestore();
  });

  it.each([
    ['cut off in the file', [part(), 'abc']],
    ['cut off before it', [`--${BOUNDARY}\r\ncontent-dispo`]],
    ['no multipart', ['nothing of the kind']],
    ['another field', [part('other'), 'abc', END]],
    ['nothing', []],
  ])('refuses what is %s', async (_what, pieces) => {
    await expect(receive(pieces)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    expect(await readdir(dir)).toEqual([]);
  });

  it('ends a stalled upload and stores nothing of it', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(`${part()}abc`)),
      });
      const headers = new Headers({ 'content-type': `multipart/form-data; boundary=${BOUNDARY}` });
      const ended = expect(receiveFile({ headers, body }, { dir, maxBytes: 1000 })).rejects.toMatchObject({
        status: 400,
      });
      await jest.advanceTimersByTimeAsync(11 * 60 * 1000);
      await ended;
      expect(await readdir(dir)).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('refuses an empty file', async () => {
    await expect(receive([part(), END])).rejects.toMatchObject({ status: 400, code: 'file_empty' });
    expect(await readdir(dir)).toEqual([]);
  });
});

describe('plainName', () => {
  it('is one line without a path', () => {
    expect(plainName('..\\..\\boot.ini')).toBe('boot.ini');
    expect(plainName('/etc/passwd')).toBe('passwd');
    expect(plainName('fatura\u202efdp.exe\r\n')).toBe('faturafdp.exe');
    expect(plainName('../')).toBe('dosya');
    expect(plainName(`👷${'a'.repeat(199)}`).isWellFormed()).toBe(true);
  });
});
