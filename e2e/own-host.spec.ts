import { randomBytes } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { sealSession } from '@/lib/edit/session';

import { startOwnSite } from './support/own-site';
import { seedModel } from './support/seed';

/** A customer's own backend that implements the contract without its extensions. */
let site: Awaited<ReturnType<typeof startOwnSite>>;

const secret = randomBytes(32).toString('hex');
const title = (text: string) => [{ id: 't', type: 'pageTitle', order: 1, title: text }];

const pageOf = (pageKey: string, more: object = {}) => ({
  pageKey,
  link: `/page/${pageKey}`,
  title: 'Sayfa',
  isVisible: true,
  sections: title('Sayfa'),
  ...more,
});
const english = { en: { title: 'Page', sections: title('Page') } };
const draft = (isEditable: boolean) => ({ page: pageOf('own', { isEditable }), revision: '1', status: 'draft' });

const model = {
  ...seedModel,
  popup: undefined,
  menu: { only: { title: 'Yalnız', link: '/page/yalniz-menude' } },
  siteInfo: { ...(seedModel.siteInfo as object), phoneOtherLangs: { en: '+44 20 7946 0000' } },
  socialAccounts: {
    x: {
      name: 'X',
      icon: 'x',
      link: 'https://x.example/tr',
      nameOtherLangs: { en: 'LinkedIn' },
      iconOtherLangs: { en: 'linkedin' },
      linkOtherLangs: { en: 'https://linkedin.example/en' },
    },
  },
};

// The tests share one site, so they run in sequence.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startOwnSite('host', model, {
    answers: {
      'GetCategoryPages?category=metro': [
        pageOf('yalniz-kategoride', { otherLangs: english }),
        pageOf('gizli', { isVisible: false }),
      ],
      'GetCategoryPages?category=teknoloji_uygulama': [pageOf('yalniz-atlikarincada')],
      GetCategoryPages: [],
      'EditPage?pageKey=kapali': draft(false),
      'EditPage?pageKey=acik': draft(true),
    },
    env: { REVALIDATE_SECRET: secret },
  });
});

test.afterAll(() => site.stop());

test('the sitemap of a site with its own backend lists the pages of the menu and the categories', async ({
  request,
}) => {
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname);
  expect(paths.filter((path) => path.includes('/page/')).sort()).toEqual([
    '/en/page/yalniz-kategoride',
    '/page/yalniz-atlikarincada',
    '/page/yalniz-kategoride',
    '/page/yalniz-menude',
  ]);
});

test('an English page shows the English phone number, account names, icons and links', async ({ page }) => {
  await page.goto(`${site.url}/en/page/own`);
  const footer = page.getByRole('contentinfo');
  const account = footer.getByRole('link', { name: 'LinkedIn' });
  await expect(account).toHaveAttribute('href', 'https://linkedin.example/en');
  await expect(account.locator('use')).toHaveAttribute('href', /#linkedin$/);
  await expect(footer.getByRole('link', { name: /7946/ })).toHaveAttribute('href', 'tel:+442079460000');
  await page.goto(`${site.url}/page/own`);
  await expect(footer.getByRole('link', { name: 'X', exact: true })).toHaveAttribute('href', 'https://x.example/tr');
});

test('a page with isEditable false says so in edit mode and has no edit controls', async ({ page, context }) => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const session = sealSession({ token: 't', expiresAt, user: { id: '1', name: 'X', role: 'admin' } }, secret);
  await context.addCookies([{ name: 'edit-session', value: session, url: site.url }]);
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await page.goto(`${site.url}/edit/page/acik`);
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: /^Düzenle: / })).toHaveCount(1);

  await page.goto(`${site.url}/edit/page/kapali`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu sayfa burada düzenlenemez');
  await expect(page.getByRole('link', { name: 'Sayfayı göster' })).toHaveAttribute('href', '/page/kapali');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Düzenle/ })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto(`${site.url}/en/edit/page/kapali`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be edited here');
});
