/** @jest-environment node */
import path from 'node:path';

import { siteCacheDir } from './site-cache-dir';

const before = { ...process.env };
afterEach(() => (process.env = { ...before }));

test('is where the launcher says, or else beside the build', () => {
  delete process.env.SITE_CACHE_DIR;
  delete process.env.NEXT_DIST_DIR;
  expect(siteCacheDir()).toBe(path.resolve('.next/cache'));
  process.env.NEXT_DIST_DIR = '.next-b';
  expect(siteCacheDir()).toBe(path.resolve('.next-b/cache'));
  process.env.SITE_CACHE_DIR = '/srv/cache';
  expect(siteCacheDir()).toBe('/srv/cache');
});
