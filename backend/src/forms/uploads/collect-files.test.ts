import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { collectFiles } from './collect-files';

const now = Date.now();
const dayMs = 24 * 60 * 60 * 1000;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'collect-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function add(name: string, ageMs = 2 * dayMs): Promise<string> {
  const file = path.join(dir, name);
  await writeFile(file, 'x');
  await utimes(file, new Date(), new Date(now - ageMs));
  return name;
}

const collect = (known: readonly string[] = []) =>
  collectFiles(dir, now - dayMs, (name) => Promise.resolve(known.includes(name)));

it('deletes old files without a record, and no others', async () => {
  await add(`${randomUUID()}.part`);
  await add(`${randomUUID()}.pdf`);
  const known = await add(`${randomUUID()}.jpg`);
  const recent = await add(`${randomUUID()}.part`, 0);
  await collect([known]);
  expect((await readdir(dir)).sort()).toEqual([known, recent].sort());
});

it('leaves alone what others keep in the folder, and goes on at a directory', async () => {
  const names = ['content.db', 'foto-1a2b3c.jpg', `${randomUUID()}`, `${randomUUID()}.txt`, `x${randomUUID()}.pdf`];
  for (const name of names) await add(name);
  for (const folder of ['lost+found', `${randomUUID()}.pdf`]) {
    await mkdir(path.join(dir, folder));
    await utimes(path.join(dir, folder), new Date(), new Date(now - 2 * dayMs));
    names.push(folder);
  }
  await add(`${randomUUID()}.part`);
  await collect();
  expect((await readdir(dir)).sort()).toEqual(names.sort());
});
