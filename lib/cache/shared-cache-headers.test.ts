/** @jest-environment node */
import { sharedCacheControl, withTagHeader } from './shared-cache-headers.mjs';

test.each([
  [
    's-maxage=300, stale-while-revalidate=31535700',
    's-maxage=300, stale-while-revalidate=31535700, stale-if-error=604800',
  ],
  ['public, s-maxage=5', 'public, s-maxage=5, stale-if-error=604800'],
  ['s-maxage=300, stale-if-error=60', 's-maxage=300, stale-if-error=60'],
  [
    'private, no-cache, no-store, max-age=0, must-revalidate',
    'private, no-cache, no-store, max-age=0, must-revalidate',
  ],
  ['no-store', 'no-store'],
  ['', ''],
])('%s becomes %s', (before, after) => expect(sharedCacheControl(before)).toBe(after));

test.each([
  ['s-maxage=300, stale-while-revalidate=31535700', 's-maxage=1, stale-if-error=604800'],
  ['public, s-maxage=5, stale-if-error=60', 'public, s-maxage=1, stale-if-error=60'],
  ['private, no-store', 'private, no-store'],
])('%s of a page that is out of date becomes %s', (before, after) =>
  expect(sharedCacheControl(before, true)).toBe(after),
);

test('tags are written as each network reads them, without those of Next', () => {
  const tags = ['_N_T_/layout', 'content', 'page:jet-grout'];
  expect(withTagHeader({}, 'cache-tag', tags)).toEqual({ 'cache-tag': 'content,page:jet-grout' });
  expect(withTagHeader({}, 'surrogate-key', tags)).toEqual({ 'surrogate-key': 'content page:jet-grout' });
});

test('no header is sent where none is wanted, or a page has no tag', () => {
  expect(withTagHeader({}, undefined, ['content'])).toEqual({});
  expect(withTagHeader({ 'cache-tag': 'content', vary: 'rsc' }, undefined, ['content'])).toEqual({ vary: 'rsc' });
  expect(withTagHeader({}, 'cache-tag', ['_N_T_/layout'])).toEqual({});
});
