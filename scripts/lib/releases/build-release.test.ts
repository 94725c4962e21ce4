/** @jest-environment node */
import { existsSync } from 'node:fs';
import disk, { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type * as Build from './build-release.mjs';
import type * as Places from './places.mjs';

jest.mock('./make-release.mjs', () => ({ copySources: jest.fn() }));
jest.mock('../build.mjs', () => ({ buildBackend: jest.fn(), buildSite: jest.fn() }));
import { buildSite } from '../build.mjs';
import { copySources } from './make-release.mjs';

let folder: string;
let buildRelease: typeof Build.buildRelease;
let releaseDir: typeof Places.releaseDir;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'build-release-'));
  // Read when the modules are loaded.
  process.env.RELEASES_DIR = path.join(folder, 'releases');
  ({ buildRelease } = await import('./build-release.mjs'));
  ({ releaseDir } = await import('./places.mjs'));
});
afterAll(() => {
  delete process.env.RELEASES_DIR;
  return rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.mocked(copySources).mockImplementation(async (id) => {
    await mkdir(path.join(releaseDir(id), '.next/static'), { recursive: true });
    await writeFile(path.join(releaseDir(id), 'package.json'), '{}');
    return releaseDir(id);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(copySources).mockReset();
});

/** What is done when the process ends. */
const atExit = () => process.listeners('exit') as (() => void)[];
const build = (id: string) => buildRelease(id, { buildEnv: {}, hasBackend: true });

test('what a failed build has made is deleted when the process ends', async () => {
  const others = atExit();
  jest.mocked(buildSite).mockRejectedValueOnce(new Error('the build ended with 1'));
  await expect(build('failed')).rejects.toThrow('the build ended with 1');
  const own = atExit().filter((listener) => !others.includes(listener));
  expect(existsSync(releaseDir('failed'))).toBe(true);
  for (const listener of own) listener();
  expect(existsSync(releaseDir('failed'))).toBe(false);

  // One that is tried again and succeeds stays.
  await build('failed');
  for (const listener of own) listener();
  expect(existsSync(releaseDir('failed'))).toBe(true);
});

test('a version that is built stays', async () => {
  const others = atExit();
  await build('built');
  expect(atExit()).toEqual(others);
});

test('a disk without room for a version is left as it is', async () => {
  jest.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 300 * 1024, bsize: 1024 } as never);
  await expect(build('large')).rejects.toThrow(/ has room for 300 MB, and a version may need 314 MB$/);
  expect(copySources).not.toHaveBeenCalled();
});
