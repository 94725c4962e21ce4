import { expect, test } from '@playwright/test';

import { announceUntilHeard } from './support/announce';
import { startSiteCopy } from './support/own-site';
import { backendUrl, revalidateSecret, siteUrl } from './support/stack';

const path = '/en/page/mini-kazik';

let site: Awaited<ReturnType<typeof startSiteCopy>>;

test.beforeAll(async () => {
  site = await startSiteCopy('restart', {
    BACKEND_URL: backendUrl,
    // Pages of the build name this address.
    SITE_URL: siteUrl,
    REVALIDATE_SECRET: revalidateSecret,
    REVALIDATE_SECONDS: '86400',
  });
});

test.afterAll(() => site.stop());

test('a page that nobody has visited since a change is made anew after the server was killed', async () => {
  const visit = async () => (await fetch(site.url + path)).headers.get('x-nextjs-cache');
  await expect.poll(visit).toBe('HIT');
  await announceUntilHeard(site.url, revalidateSecret, { tags: ['content'], isFetched: true });
  await site.kill();
  await site.restart();
  expect(await visit()).toBe('STALE');
  await expect.poll(visit).toBe('HIT');
});
