import { expect, test } from '@playwright/test';

import { startSiteCopy } from './support/own-site';
import { backendUrl } from './support/stack';

/** The header by which each network for content delivery purges pages (docs/operations.md, Behind a CDN). */
let site: Awaited<ReturnType<typeof startSiteCopy>>;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  // Without the setting, as builds are made and pages are kept until it is set.
  site = await startSiteCopy('cdn-tags', { BACKEND_URL: backendUrl, REVALIDATE_SECONDS: '86400' });
});

test.afterAll(() => site.stop());

const names = ['cache-tag', 'surrogate-key', 'edge-cache-tag', 'cdn-tag'];

/** The status, and the headers of tags by name. */
async function tagsAt(path: string) {
  let answer = await fetch(site.url + path);
  // A page that is not kept fails while a busy backend is late: with 500 after its time limit, 503 while it is full.
  while (answer.status >= 500) answer = await fetch(site.url + path);
  const { status, headers } = answer;
  return { status, tags: Object.fromEntries([...headers].filter(([name]) => names.includes(name))) };
}

/** What each page is purged by, among others. */
const pages: [path: string, tags: string[]][] = [
  ['/', ['content', 'page:homepage']],
  ['/about', ['content', 'page:about']],
  ['/page/jet-grout', ['content', 'page:jet-grout']],
  ['/en/page/jet-grout', ['content', 'page:jet-grout']],
  ['/page/yok', ['content', 'page:yok']],
];

test('no page has its tags where no network is set', async () => {
  for (const [path] of pages) expect((await tagsAt(path)).tags, path).toEqual({});
});

for (const [setting, separator] of [
  ['Cache-Tag', ','],
  ['Surrogate-Key', ' '],
  ['Edge-Cache-Tag', ','],
  ['CDN-Tag', ','],
] as const) {
  test(`${setting} has a page’s tags as that network reads them, and no other header has`, async () => {
    await site.restart({ CDN_TAG_HEADER: setting });
    for (const [path, expected] of pages) {
      // Once as it is read from the disk, and once from memory.
      for (let time = 0; time < 2; time += 1) {
        const { status, tags } = await tagsAt(path);
        expect(Object.keys(tags), `${path}: ${status}`).toEqual([setting.toLowerCase()]);
        const list = tags[setting.toLowerCase()]?.split(separator) ?? [];
        expect(list, path).toEqual(expect.arrayContaining(expected));
        for (const tag of list) expect(tag, path).toMatch(/^[a-z][\w:-]*$/);
      }
    }
  });
}
