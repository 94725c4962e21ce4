/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import type * as Mocks from '../../test/mock-as-node';
import { markStale, restoreMarks } from './mark-stale.mjs';
import { longAgoMs, nextNow } from './next-clock.mjs';
import { pageCache } from './page-cache-events.mjs';

jest.mock('next/dist/server/lib/incremental-cache/tags-manifest.external.js', () =>
  jest
    .requireActual<typeof Mocks>('../../test/mock-as-node')
    .mockAsNode('next/dist/server/lib/incremental-cache/tags-manifest.external.js'),
);

test('entries made before are stale and still served, and finished answers are dropped', () => {
  const dropped: string[] = [];
  pageCache.onRevalidate = (names) => void dropped.push(...names);
  const now = nextNow();
  markStale(['page:a', 'page-keys']);
  expect(dropped).toEqual(['page:a', 'page-keys']);
  expect(tags.areTagsStale(['menu', 'page:a'], now - 1)).toBe(true);
  expect(tags.areTagsExpired(['page:a'], now - 1)).toBe(false);
  expect(tags.areTagsStale(['page:a'], nextNow() + 1)).toBe(false);
  expect(tags.areTagsStale(['page:b'], 0)).toBe(false);
  // Next waits for a new copy of what is older than a year, and serves the old one until then.
  const yearMs = 31_536_000_000;
  expect(tags.tagsManifest.get('page:a')?.expired).toBeGreaterThanOrEqual(now + yearMs);
  pageCache.onRevalidate = undefined;
});

describe('a server that starts again', () => {
  let distDir = '';
  let file = '';

  beforeEach(() => {
    distDir = mkdtempSync(path.join(os.tmpdir(), 'mark-stale-'));
    file = path.join(distDir, 'cache/changes.json');
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(distDir, { recursive: true });
  });

  /** Next knows no mark at a start. */
  function start() {
    tags.tagsManifest.clear();
    restoreMarks(distDir);
  }

  test('knows the changes that the former one was told', () => {
    start();
    const before = nextNow() - 10;
    markStale(['page:kept', 'page-keys']);
    markStale(['menu:kept']);
    start();
    for (const tag of ['page:kept', 'page-keys', 'menu:kept']) {
      expect(tags.areTagsStale([tag], before)).toBe(true);
      expect(tags.areTagsStale([tag], nextNow() + 10)).toBe(false);
      expect(tags.areTagsExpired([tag], before)).toBe(false);
    }
    expect(tags.areTagsStale(['page:other'], 0)).toBe(false);
  });

  test('takes no change for older than it is if the process is halted meanwhile', () => {
    start();
    const before = nextNow() - 1;
    markStale(['page:kept']);
    const now = Date.now();
    jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValue(now + 5000);
    start();
    expect(tags.areTagsStale(['page:kept'], before - 1)).toBe(true);
  });

  test('forgets what is so long ago that every page is due by its age', () => {
    mkdirSync(path.dirname(file));
    writeFileSync(file, JSON.stringify({ 'page:old': Date.now() - longAgoMs() - 1, 'page:new': Date.now() - 60_000 }));
    start();
    expect([...tags.tagsManifest.keys()]).not.toContain('page:old');
    expect(tags.areTagsStale(['page:new'], nextNow() - 61_000)).toBe(true);
    expect(tags.areTagsStale(['page:new'], nextNow() - 59_000)).toBe(false);
  });

  test('takes a change of the future, made before the clock was set back, for one of now', () => {
    mkdirSync(path.dirname(file));
    writeFileSync(file, JSON.stringify({ 'page:ahead': Date.now() + 3_600_000 }));
    start();
    expect(tags.areTagsStale(['page:ahead'], nextNow() - 1000)).toBe(true);
    expect(tags.areTagsStale(['page:ahead'], nextNow() + 1000)).toBe(false);
  });

  test.each(['', 'null', '[1]', '{"page:broken":"x"}', '{"page:broken":'])('starts with the file %j', (text) => {
    mkdirSync(path.dirname(file));
    writeFileSync(file, text);
    start();
    expect(tags.areTagsStale(['page:broken'], 0)).toBe(false);
    markStale(['page:after']);
    start();
    expect(tags.areTagsStale(['page:after'], 0)).toBe(true);
  });

  test('makes its folder again where somebody has removed it', () => {
    start();
    rmSync(path.dirname(file), { recursive: true });
    markStale(['page:again']);
    start();
    expect(tags.areTagsStale(['page:again'], 0)).toBe(true);
  });

  test('marks while nothing can be written, and says so', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    start();
    rmSync(path.dirname(file), { recursive: true });
    writeFileSync(path.dirname(file), 'no folder');
    markStale(['page:unwritten']);
    expect(tags.areTagsStale(['page:unwritten'], nextNow() - 10)).toBe(true);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('changes: not kept for the next start (EEXIST'));
  });
});
