/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { FolderStore } from '../../../lib/storage/folder-store.mjs';
import { moveFiles, requireSources } from './move-files.mjs';

let root: string;
let from: FolderStore;
let to: FolderStore;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'move-files-'));
  [from, to] = [new FolderStore(path.join(root, 'from')), new FolderStore(path.join(root, 'to'))];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const textOf = async (name: string) => {
  const found = await to.open(name);
  return found && (await buffer(found.body)).toString();
};

async function fill(count: number) {
  for (let index = 0; index < count; index += 1) await from.write(`${index}.jpg`, Buffer.from(`picture ${index}`));
}

test('everything arrives as it was, and a second run finds it equal', async () => {
  await fill(20);
  await from.write('portrait/1.jpg.webp', Buffer.from('crop'));
  await from.write('empty.vtt', Buffer.alloc(0));
  expect(await moveFiles(from, to)).toMatchObject({ copied: 22, equal: 0, extra: [] });
  expect([await textOf('7.jpg'), await textOf('portrait/1.jpg.webp'), await textOf('empty.vtt')]).toEqual([
    'picture 7',
    'crop',
    '',
  ]);
  expect(await moveFiles(from, to)).toMatchObject({ copied: 0, equal: 22, extra: [] });
});

test('a file of the same size and another content is replaced, one that only the target has is named', async () => {
  await fill(2);
  await to.write('1.jpg', Buffer.from('pictuRe 1'));
  await to.write('older.jpg', Buffer.from('older'));
  expect(await moveFiles(from, to)).toMatchObject({ copied: 2, equal: 0, extra: ['older.jpg'] });
  expect([await textOf('1.jpg'), await textOf('older.jpg')]).toEqual(['picture 1', 'older']);
});

test('what is interrupted is taken up where it was', async () => {
  await fill(20);
  const { copyIn } = to;
  let left = 8;
  to.copyIn = async (name, file) => {
    left -= 1;
    if (left < 0) throw new Error('the connection was cut');
    await copyIn.call(to, name, file);
  };
  await expect(moveFiles(from, to)).rejects.toThrow('the connection was cut');
  to.copyIn = copyIn;
  expect(await moveFiles(from, to)).toMatchObject({ copied: 12, equal: 8 });
});

test('what does not arrive as it was is an error', async () => {
  await fill(1);
  to.copyIn = (name) => to.write(name, Buffer.from('picture 9'));
  await expect(moveFiles(from, to)).rejects.toThrow('0.jpg has not arrived as it was');
});

test('a file that is deleted meanwhile is passed over', async () => {
  await fill(3);
  const { open } = from;
  from.open = async (name, range) => {
    if (name === '1.jpg') await from.remove(name);
    return open.call(from, name, range);
  };
  expect(await moveFiles(from, to)).toMatchObject({ copied: 2, equal: 0, extra: [] });
});

test('a source without files is no reason to empty the target', async () => {
  await to.write('1.jpg', Buffer.from('picture 1'));
  const moved = { from, ...(await moveFiles(from, to)) };
  expect(() => requireSources([moved])).toThrow(
    `there is no file in ${path.join(root, 'from')}: --mirror would delete all 1 at the target`,
  );
  await fill(1);
  const [filled, bothEmpty] = [
    { from, ...(await moveFiles(from, to)) },
    { ...moved, extra: [] },
  ];
  expect(filled.extra).toEqual(['1.jpg']);
  expect(() => requireSources([filled, bothEmpty])).not.toThrow();
  expect(() => requireSources([filled, moved])).toThrow('there is no file in');
});
