import { expect, test } from '@playwright/test';

import { publicAddresses, sitemapPaths } from './support/addresses';

test('the sitemap lists every public page and no other', async ({ request }) => {
  expect(await sitemapPaths(request)).toEqual(publicAddresses);
});
