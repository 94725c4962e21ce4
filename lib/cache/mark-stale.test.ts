/** @jest-environment node */
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import type * as Mocks from '../../test/mock-as-node';
import { markStale } from './mark-stale.mjs';
import { nextNow } from './next-clock.mjs';
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
