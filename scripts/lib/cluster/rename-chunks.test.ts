/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { isRenamed, renameChunks } from './rename-chunks.mjs';

/** As Turbopack names them: a hash may end with any of its signs. */
const names = ['0a8z14di2tio_.js', '1mira3h5srax-.css', '3_3xp-d3ffd4~.js', '02ux7-p8y8-3z.js'];

test('names of the build are told from those of the second version', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rename-chunks-'));
  const chunks = path.join(folder, 'static/chunks');
  await mkdir(chunks, { recursive: true });
  for (const name of names) await writeFile(path.join(chunks, name), '');
  const page = names.map((name) => `/_next/static/chunks/${name}`).join(' ');
  await writeFile(path.join(folder, 'index.html'), page);
  expect(names.filter(isRenamed)).toEqual([]);
  await renameChunks(folder);
  const renamed = await readdir(chunks);
  expect([renamed.length, renamed.filter(isRenamed).length]).toEqual([names.length, names.length]);
  const named = (await readFile(path.join(folder, 'index.html'), 'utf8')).split(' ').map((file) => path.basename(file));
  expect(named.sort()).toEqual(renamed.sort());
  await rm(folder, { recursive: true });
});
