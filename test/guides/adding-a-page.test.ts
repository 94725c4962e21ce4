/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { CategoryRoute } from '@/lib/routes/category-address';
import type * as Table from '@/lib/routes/site-routes';

import demoRows from '../../backend/seed/demo/content/categories.json';
import { applyBlock, type Overlay } from './apply-block';
import { readBlocks, root } from './read-blocks';
import { typeErrors } from './type-errors';

jest.mock('@/lib/i18n/offered-languages');

const overlay: Overlay = new Map();
let folder: string;

beforeAll(() => {
  for (const block of readBlocks('docs/adding-a-page.md')) applyBlock(overlay, block);
  folder = mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  const table = path.join(folder, 'site-routes.ts');
  writeFileSync(table, overlay.get(path.join(root, 'lib/routes/site-routes.ts')) ?? '');
  // Everything that is derived from the table uses the changed one.
  jest.doMock('@/lib/routes/site-routes', () => jest.requireActual<typeof Table>(table));
  jest.doMock('@/lib/content', () => ({
    getApplicationModel: () => Promise.resolve({ siteInfo: { title: 'Kemerkaya', subTitle: '' }, categories: [] }),
    getPage: (pageKey: string) => Promise.resolve({ title: `The page ${pageKey}`, sections: [] }),
  }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the two edits compile, and a route without a row does not', () => {
  const [route, mistake] = ['app/[lang]/careers/page.tsx', 'app/[lang]/mistake/page.tsx'];
  const text = "import { ownPageRoute } from '../own-page';\n\nownPageRoute('mistake');\n";
  expect(typeErrors('.', new Map([...overlay, [path.join(root, mistake), text]]), [route, mistake])).toEqual([
    expect.stringMatching(/^app\/\[lang\]\/mistake\/page\.tsx\(3,14\): error TS2345: .*"mistake"/),
  ]);
}, 120_000);

test('every other spelling redirects to the address', async () => {
  const { ownPath } = await import('@/lib/redirects/own-path');
  const { pagePaths, plainSpelling } = await import('@/lib/redirects/plain-spelling');
  expect(['/page/careers', '/en/page/careers', '/careers'].map(ownPath)).toEqual([
    '/careers',
    '/en/careers',
    '/careers',
  ]);
  expect(plainSpelling(pagePaths([]), '/EN/Careers')).toBe('/en/careers');
});

test('it is in the sitemap', async () => {
  const { sitemapOf } = await import('@/lib/seo/sitemap');
  const { derivePageKeys } = await import('@/lib/content/derive-page-keys');
  const page = { pageKey: 'careers', link: '/careers', updatedAt: '', languages: ['tr' as const, 'en' as const] };
  const siteUrl = 'https://site.example';
  expect(sitemapOf({ keys: [page], siteUrl, languages: page.languages })).toContain(`<loc>${siteUrl}/en/careers</loc>`);
  expect(derivePageKeys([], []).map(({ link }) => link)).toContain('/careers');
});

test('it has a share image', async () => {
  const { loadShareCard } = await import('@/lib/seo/share-card');
  expect((await loadShareCard('tr', '/careers'))?.title).toBe('The page careers');
});

test('it shows the lists and section types of its row', async () => {
  const { hasCarousels, isShown } = await import('@/components/sections/shown-sections');
  const types = ['hero', 'pageTitle', 'accordion', 'contactForm'];
  expect(types.filter((type) => isShown('careers', type))).toEqual(['pageTitle', 'accordion']);
  expect(hasCarousels('careers')).toBe(true);
});

test('it is edited below /edit', async () => {
  const { editTarget } = await import('@/lib/edit/edit-path');
  expect(editTarget(['careers'])).toEqual({ pageKey: 'careers', path: '/careers' });
  expect(editTarget(['page', 'careers'])).toBeUndefined();
});

test('it is regenerated after a change of the page, of its lists and of the frame', async () => {
  const { otherAddressesOfTags, pathsOfTags } = await import('@/lib/webhook/addresses-of-tags');
  const { contentAt } = await import('@/lib/webhook/address-content');
  const { setCategories } = await import('@/lib/categories/current-categories');
  setCategories(demoRows as CategoryRoute[]);
  expect(pathsOfTags(['page:careers'])).toEqual(['/careers']);
  expect(pathsOfTags(['category:referanslar'])).toEqual(['/', '/about', '/careers']);
  expect(contentAt('/careers')).toEqual({ pageKey: 'careers', categories: ['teknoloji_uygulama', 'referanslar'] });
  expect(otherAddressesOfTags(['application-model'])).toEqual(expect.arrayContaining(['/careers', '/en/careers']));
});

test('no redirect may start at its other name, and one may at its own', async () => {
  const { isOwnAddress } = await import('@/lib/routes/own-addresses');
  expect(['/page/careers', '/en/page/careers', '/careers'].map((name) => isOwnAddress(name, ['tr', 'en']))).toEqual([
    true,
    true,
    false,
  ]);
});

test('the backend accepts the address', async () => {
  const { addressOfKey, keyOfAddress } = await import('@/lib/routes/page-address');
  const { findBroken } = await import('../../backend/src/editing/checks/broken-links');
  const { shownAddresses } = await import('../../backend/src/editing/pages/shown-addresses');
  expect([addressOfKey('careers'), keyOfAddress('/careers')]).toEqual(['/careers', 'careers']);
  expect(keyOfAddress('/page/careers')).toBeUndefined();
  const req = { payload: { db: { find: () => Promise.resolve({ docs: [] }) } } } as unknown as Parameters<
    typeof findBroken
  >[0];
  expect([...(await findBroken(req, ['/careers', '/en/careers', '/carreers'], '/x')).keys()]).toEqual(['/carreers']);
  expect(shownAddresses(null, { link: '/page/a', categories: ['referanslar'] }, demoRows as CategoryRoute[])).toEqual([
    '/page/a',
    '/',
    '/about',
    '/careers',
  ]);
});
