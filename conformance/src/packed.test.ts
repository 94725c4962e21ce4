/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { createBackend } from '../../examples/minimal-backend/server.mjs';
import { close, listen } from './faults/faulty-host';

const folder = mkdtempSync(path.join(os.tmpdir(), 'packed-'));
const example = path.join(folder, 'backend');
cpSync(path.join(__dirname, '../../examples/minimal-backend'), example, { recursive: true });

const minimal = createBackend(example);

afterAll(async () => {
  await close(minimal);
  rmSync(folder, { recursive: true });
});

/** Runs npm as somebody with nothing but the package: no repository, no network. */
const npm = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, {
    cwd: folder,
    env: { ...process.env, npm_config_cache: path.join(folder, 'cache'), npm_config_offline: 'true' },
  });

test('packed, it checks a host without the repository', async () => {
  await npm('npm', 'pack', path.join(__dirname, '..'));
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const url = await listen(minimal);
  const { stdout } = await npm('npx', '--yes', `./${file}`, '--url', url);
  expect(stdout).toMatch(/^holds {4}page\.own/m);
  expect(stdout).toMatch(/the host keeps the contract$/m);
  const failure = npm('npx', '--yes', `./${file}`, '--url', 'no-address');
  await expect(failure).rejects.toMatchObject({ code: 2 });
}, 60_000);
