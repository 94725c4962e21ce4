import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireOneProcess } from './one-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'one-process-'));
});
afterEach(() => rm(folder, { recursive: true }));

const scope = globalThis as unknown as Record<symbol, { client?: { close: () => void } } | undefined>;
const held = Symbol.for('backend.database.only');
afterEach(() => {
  scope[held]?.client?.close();
  scope[held] = undefined;
});

/** Another process that has the file until it ends. */
async function startOther(file: string) {
  const program = `
    const client = require('@libsql/client').createClient({ url: process.argv[1] });
    client.execute('BEGIN EXCLUSIVE').then(() => console.log('held'));
    setInterval(() => client, 1000);`;
  const child = spawn(process.execPath, ['-e', program, `${file}.lock`], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a second backend on the same file is refused in one line, and not once the first was killed', async () => {
  const url = pathToFileURL(path.join(folder, 'content.db')).href;
  const other = await startOther(url);
  const refused = requireOneProcess({ dialect: 'sqlite', url }, 50);
  await expect(refused).rejects.toThrow(/^DATABASE_URL: another backend is using .*content\.db; .* PostgreSQL .*$/);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(requireOneProcess({ dialect: 'sqlite', url }, 50)).resolves.toBeUndefined();
  // Once more in the same process, as the development server does.
  await expect(requireOneProcess({ dialect: 'sqlite', url }, 50)).resolves.toBeUndefined();
});

test('PostgreSQL may have several', async () => {
  await requireOneProcess({ dialect: 'postgres', url: 'postgres://127.0.0.1/none' });
  expect(scope[held]).toBeUndefined();
});
