/** @jest-environment node */
import os from 'node:os';
import { isOfMachine } from './is-of-machine';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['ENOSPC', 'ECONNREFUSED', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', '53100', '57P01'])(
  '%s is of the machine, also below another error',
  async (code) => {
    expect(await isOfMachine(withCode(code), os.tmpdir())).toBe(true);
    expect(await isOfMachine(new Error('query failed', { cause: withCode(code) }), os.tmpdir())).toBe(true);
  },
);

test('so is a place of files that does not answer', async () => {
  expect(await isOfMachine(Object.assign(new Error('away'), { status: 503 }), os.tmpdir())).toBe(true);
});

test.each(['ENOENT', 'SQLITE_CONSTRAINT_UNIQUE', '23505'])('%s is of the content', async (code) => {
  expect(await isOfMachine(withCode(code), os.tmpdir())).toBe(false);
});

test('a file that Payload refuses is of the content as long as the disk has room', async () => {
  const refused = Object.assign(new Error('There was a problem'), { name: 'FileUploadError', status: 400 });
  expect(await isOfMachine(refused, os.tmpdir())).toBe(false);
});
