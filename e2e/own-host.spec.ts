import { randomBytes } from 'node:crypto';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { sealSession } from '@/lib/edit/session';

import { announceUntilHeard } from './support/announce';
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
  // It names no lists: those are in the operator's file.
  categories: undefined,
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
      'GetCategoryPages?category=endustri': Array.from({ length: 50 }, (_, index) =>
        pageOf(`tesis-${index + 1}`, { title: `Tesis ${index + 1}` }),
      ),
      'GetCategoryPages?category=teknoloji_uygulama': [pageOf('yalniz-atlikarincada')],
      GetCategoryPages: [],
      'EditPage?pageKey=kapali': draft(false),
      'EditPage?pageKey=acik': draft(true),
    },
    // It names no lists, so the demo's seven count.
    env: { REVALIDATE_SECRET: secret },
  });
});

test.afterAll(() => site.stop());

test('the sitemap of a site with its own backend lists the pages of the menu and the categories', async ({
  request,
}) => {
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname);
  expect(paths.filter((path) => path.includes('/page/tesis-'))).toHaveLength(50);
  expect(paths.filter((path) => /\/endustriyel-tesis-projeleri\/[23]$/.test(path))).toHaveLength(4);
  expect(paths.filter((path) => path.includes('/page/') && !path.includes('/page/tesis-')).sort()).toEqual([
    '/en/page/yalniz-kategoride',
    '/page/yalniz-atlikarincada',
    '/page/yalniz-kategoride',
    '/page/yalniz-menude',
  ]);
});

test('capitals and doubled slashes lead to pages of the menu and the lists', async ({ request }) => {
  for (const [path, location] of [
    ['/page/Yalniz-Menude', '/page/yalniz-menude'],
    ['/Page/yalniz-kategoride', '/page/yalniz-kategoride'],
    ['/page//tesis-50', '/page/tesis-50'],
    ['/EN/page/Tesis-1', '/en/page/tesis-1'],
  ] as const) {
    const answer = async () => {
      const response = await request.get(site.url + path, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    // The server fetches them once it runs.
    await expect.poll(answer, path).toEqual([308, location]);
  }
});

test('an English page shows the English phone number, account names, icons and links', async ({ page }) => {
  await page.goto(`${site.url}/en/page/own`);
  const footer = page.getByRole('contentinfo');
  const account = footer.getByRole('link', { name: 'LinkedIn' });
  await expect(account).toHaveAttribute('href', 'https://linkedin.example/en');
  await expect(account.locator('use')).toHaveAttribute('href', /#brand-linkedin$/);
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

const list = '/reference/endustriyel-tesis-projeleri';

/** The build has the list of the demo: this host says that it has changed. */
async function announceList(): Promise<void> {
  await announceUntilHeard(site.url, secret, { tags: ['category:endustri'] });
  const isNew = async (language: string) =>
    (await (await fetch(site.url + language + list)).text()).includes('tesis-24');
  await expect.poll(() => Promise.all(['', '/en'].map(isNew))).toEqual([true, true]);
}

test('a long list is on several pages, which are followed without script', async ({ browser }) => {
  await announceList();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const cards = page.getByRole('region', { name: 'Projeler' }).getByRole('heading', { level: 3 });
  const pages = page.getByRole('navigation', { name: 'Listenin sayfaları' });
  await page.goto(site.url + list);
  await expect(cards).toHaveCount(24);
  await expect(pages.getByRole('link', { name: 'Sayfa 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Sonraki sayfa' }).click();
  await expect(page).toHaveURL(`${site.url}${list}/2`);
  await expect(cards.first()).toHaveText('Tesis 25');
  await expect(page).toHaveTitle(/^Endüstriyel Tesisler, Sayfa 2 - /);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}${list}/2`);
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', site.url + list);
  await expect(page.locator('link[rel="next"]')).toHaveAttribute('href', `${site.url}${list}/3`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await pages.getByRole('link', { name: 'Sayfa 3' }).click();
  await expect(cards).toHaveText(['Tesis 49', 'Tesis 50']);
  await expect(pages.getByRole('link', { name: 'Sonraki sayfa' })).toHaveCount(0);
  await page.goto(`${site.url}/en${list}/2`);
  await expect(page.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test('a page of a list has no accessibility violations', async ({ page }) => {
  await page.goto(`${site.url}${list}/2`);
  const { violations } = await new AxeBuilder({ page }).include('[data-section="projects"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the page of a long list that is shown differs from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.url + list);
  const pages = page.getByRole('navigation', { name: 'Listenin sayfaları' });
  const colorOf = (name: string) =>
    pages.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect.poll(async () => (await colorOf('Sayfa 1')) !== (await colorOf('Sayfa 2'))).toBe(true);
});

test('the first page of a list has one address, and a page that a list does not have is not found', async ({
  request,
}) => {
  for (const language of ['', '/en']) {
    const first = await request.get(`${site.url}${language}${list}/1`, { maxRedirects: 0 });
    expect([first.status(), first.headers().location]).toEqual([308, `${language}${list}`]);
    for (const number of ['0', '4', '-2', '02', '2.0', '2e0', '99999', '100000', '9'.repeat(300), 'x', '2/3']) {
      const answer = await request.get(`${site.url}${language}${list}/${number}`);
      expect([number, answer.status()]).toEqual([number, 404]);
    }
  }
  expect((await request.get(`${site.url}/reference/yok/2`)).status()).toBe(404);
  // A short list has no second page.
  expect((await request.get(`${site.url}/reference/metro-projeleri/2`)).status()).toBe(404);
});
