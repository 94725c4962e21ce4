/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findPrograms } from './postgres-programs.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'programs-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function addPrograms(folder: string, names = ['initdb', 'postgres']): string {
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, name), '');
  return folder;
}

const nobodyInstalls = () => {
  throw new Error('sudo: a password is required');
};

const machine = (run: (program: string, args: string[]) => void) => ({
  debian: path.join(root, 'postgresql'),
  searchPath: [path.join(root, 'local'), ''].join(path.delimiter),
  run,
});

it('finds the newest of Debian, and otherwise that of the search path', async () => {
  addPrograms(path.join(root, 'local'));
  expect(await findPrograms(machine(nobodyInstalls))).toBe(path.join(root, 'local'));
  for (const version of ['9', '15', '16']) addPrograms(path.join(root, 'postgresql', version, 'bin'));
  // The client programs alone are no server.
  addPrograms(path.join(root, 'postgresql/17/bin'), ['psql']);
  expect(await findPrograms(machine(nobodyInstalls))).toBe(path.join(root, 'postgresql/16/bin'));
});

it('installs it where there is none', async () => {
  const calls: string[] = [];
  const found = await findPrograms(
    machine((program, args) => {
      calls.push([program, ...args].join(' '));
      if (args.includes('postgresql')) addPrograms(path.join(root, 'postgresql/15/bin'));
    }),
  );
  expect(found).toBe(path.join(root, 'postgresql/15/bin'));
  expect(calls).toEqual([
    expect.stringMatching(/apt-get update/),
    expect.stringMatching(/apt-get install .*postgresql$/),
  ]);
});

it('fails with the name of the package where it can neither be found nor installed', async () => {
  const message = /^PostgreSQL is missing.*: install the package postgresql, which has .* initdb and postgres$/;
  await expect(findPrograms(machine(nobodyInstalls))).rejects.toThrow(message);
  await expect(findPrograms(machine(() => undefined))).rejects.toThrow(message);
});
