import { test, expect } from '@playwright/test';

import { DueSite } from './support/due-site';

/** One page of every kind. */
const kinds = [
  '/',
  '/en',
  '/about',
  '/contact',
  '/en/contact/sent',
  '/newsletter/pending',
  '/reference/baraj-projeleri',
  '/en/page/jet-grout',
  '/en/page/mini-kazik',
  '/page/haber-2025-isg-sonuclari',
  '/page/yok',
  '/en/nope',
  '/reference/yok',
];

let site: DueSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await DueSite.start('regeneration');
});

test.afterAll(() => site.stop());

for (const path of kinds) {
  test(`${path} is the same after two regenerations`, async ({ page, request }) => {
    // A busy backend may not answer the first one in time.
    await expect.poll(async () => (await site.get(request, path)).status()).not.toBe(503);
    const first = await site.visit(request, page, path);
    expect(first.document.title).not.toBe('');
    expect(first.hasOwnPolicy).toBe(true);
    await site.markStale();
    for (let times = 0; times < 2; times += 1) {
      await site.regenerate(request, path);
      expect(await site.visit(request, page, path)).toEqual(first);
    }
  });
}
