import { expect, test } from '@playwright/test';

import type { OwnStack } from './support/own-stack';
import type { Json } from './support/seed';
import { stackOfSameKind } from './support/stack-of-same-kind';

// The tests share one stack, so they run in sequence. After a failure the next one starts with a new stack.
test.describe.configure({ mode: 'default' });

let stack: OwnStack;
let pageId: string | undefined;

const turkish = { code: 'tr', name: 'Türkçe' };
const section = (title: string) => ({ blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title });

test.beforeAll(async ({ request }) => {
  stack = await stackOfSameKind();
  await stack.startBackend();
  await stack.startSite();
  await stack.logIn(request);
});

test.afterAll(() => stack.dispose());

const offer = (...languages: Json[]) => stack.save('globals/site-info?locale=tr', 'POST', { languages });
const get = async (path: string) => {
  const response = await fetch(stack.siteUrl + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};
const statusOf = async (path: string) => (await get(path)).status;

const cacheOf = async (path: string) => (await fetch(stack.siteUrl + path)).headers.get('x-nextjs-cache');

/** Has the site in Turkish and German. */
async function offerGerman(): Promise<void> {
  await offer(turkish, { code: 'de' });
  await expect.poll(() => Promise.all([statusOf('/de/about'), statusOf('/en')])).toEqual([200, 404]);
}

/** Has the site in Turkish and German, with a public page in both. @returns its id */
async function germanPage(): Promise<string> {
  await offerGerman();
  pageId ??= await createPage();
  await expect.poll(async () => (await get('/de/page/dil')).text).toContain('>Sprache<');
  return pageId;
}

async function createPage(): Promise<string> {
  const id = await stack.createPage({
    ...{ pageKey: 'dil', link: '/page/dil', title: 'Dil', isVisible: true },
    sections: [section('Dil')],
  });
  // The row keeps its texts in Turkish.
  const { sections } = (await (await stack.call(`pages/${id}`, 'PATCH', {})).json()).doc as { sections: Json[] };
  const translated = [{ ...sections[0], title: 'Sprache' }];
  await stack.save(`pages/${id}?locale=de`, 'PATCH', { title: 'Sprache', sections: translated });
  return id;
}

test('a language of the settings has addresses, and no other one has', async () => {
  // A site that has just started may not have heard yet which languages there are.
  const answers = () => Promise.all(['/de', '/de/about', '/en'].map(statusOf));
  await expect.poll(answers).toEqual([404, 404, 200]);
  await offer(turkish, { code: 'de' });
  await expect.poll(() => statusOf('/de/about')).toBe(200);
  const german = () => Promise.all(['/de', '/de/search?q=baraj', '/de/rss.xml'].map(statusOf));
  await expect.poll(german).toEqual([200, 200, 200]);
  // Its pages are cached, and hidden at once.
  expect([await statusOf('/en'), await statusOf('/en/about'), await statusOf('/en/llms.txt')]).toEqual([404, 404, 404]);
});

test('its texts are edited like those of any other, and are public and found', async () => {
  await germanPage();
  const { text } = await get('/de/page/dil');
  expect(text).toMatch(/<html lang="de" dir="ltr"/);
  expect(text).toContain('Startseite');
  expect(text).toMatch(/hrefLang="de" href="[^"]+\/de\/page\/dil"/i);
  expect(text).toContain('og:locale" content="de_DE"');
  await expect.poll(async () => (await get('/sitemap.xml')).text).toContain('/de/page/dil</loc>');
  expect((await get('/sitemap.xml')).text).not.toContain('/en/page/');
  expect((await get('/de/search?q=Sprache')).text).toContain('/de/page/dil');
  await expect.poll(async () => (await get('/page/dil')).text).toMatch(/<a[^>]+href="\/de\/page\/dil"/);
});

test('the admin offers it at once', async ({ page }) => {
  const id = await germanPage();
  await stack.logIn(page.request);
  await page.goto(`${stack.backendUrl}/admin/collections/pages/${id}?locale=de`);
  await expect(page.locator('#field-title')).toHaveValue('Sprache');
  await page.locator('.localizer button').first().click();
  await expect(page.locator('.popup__content')).toContainText('Deutsch');
  await expect(page.locator('.popup__content')).not.toContainText('Français');
});

test('a form in it is answered in it', async () => {
  await offerGerman();
  const body = new URLSearchParams({ subject: '', name: '', email: 'x', message: '' });
  const response = await fetch(`${stack.siteUrl}/de/contact/send`, {
    method: 'POST',
    body,
    headers: { origin: stack.siteUrl },
  });
  expect(await response.text()).toContain('Bitte füllen Sie dieses Feld aus.');
});

test('a wrong list is refused at its field, and the site stays as it was', async () => {
  await offerGerman();
  const answers = async (languages: Json[]) => {
    const response = await stack.call('globals/site-info?locale=tr', 'POST', { languages, _status: 'published' });
    return JSON.stringify([response.status, await response.json()]);
  };
  expect(await answers([turkish, { code: 'xx', name: 'X' }])).toMatch(/400.*languages\.1\.code/);
  expect(await answers([turkish, { code: 'de' }, { code: 'de' }])).toMatch(/400.*languages\.2\.code/);
  expect(await answers([{ code: 'de' }])).toMatch(/400.*Türkçe \(tr\)/);
  expect([await statusOf('/de/about'), await statusOf('/about')]).toEqual([200, 200]);
});

test('a form that is open in a language that is taken away keeps what was typed', async ({ page }) => {
  await germanPage();
  await stack.logIn(page.request);
  const form = page.getByRole('dialog', { name: 'Bölümü düzenle' });
  const title = form.getByRole('textbox', { name: 'Başlık (zorunlu)' });
  const openForm = async () => {
    await page.goto(`${stack.siteUrl}/edit/page/dil`);
    await page.getByRole('button', { name: /^Düzenle: Sayfa başlığı/ }).click();
  };
  await openForm();
  await form.getByRole('tab', { name: /^Deutsch/ }).click();
  await title.fill('Neue Sprache');
  await offer(turkish, { code: 'en', name: 'English' });
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText(/^Bu dil artık sitede sunulmuyor; kaydedilmedi\./)).toBeVisible();
  await expect(title).toHaveValue('Neue Sprache');
  const tab = form.getByRole('tab', { name: /^Deutsch/ });
  // The next page that is opened has the languages of now, whenever the announcement comes.
  await openForm();
  await expect(form.getByRole('status').filter({ hasText: 'dili artık sitede sunulmuyor: Deutsch' })).toBeVisible();
  await expect(tab).toHaveCount(0);

  // It waits in the browser until the language is back.
  await offer(turkish, { code: 'de' });
  await openForm();
  await expect(tab).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Geri yükle' }).click();
  await tab.click();
  await expect(title).toHaveValue('Neue Sprache');
});

test('a language that is taken away is hidden; its texts stay, and come back with it', async () => {
  const id = await germanPage();
  await offer(turkish, { code: 'en', name: 'English' });
  await expect.poll(() => statusOf('/de/page/dil')).toBe(404);
  await expect.poll(async () => (await get('/page/dil')).text).not.toContain('/de/page/dil');
  expect(await statusOf('/en')).toBe(200);
  // An editor has a form open in it.
  const late = await stack.call(`pages/${id}?locale=de`, 'PATCH', { title: 'Zu spät' });
  expect([late.status, JSON.stringify(await late.json())]).toEqual([
    400,
    expect.stringContaining('artık sitede sunulmuyor'),
  ]);
  await offer(turkish, { code: 'de' });
  await expect.poll(async () => (await get('/de/page/dil')).text).toContain('>Sprache<');
});

test('without a backend the languages of the last run are known', async () => {
  // Saved again, it could be announced again just before the backend is stopped.
  if (pageId === undefined) await germanPage();
  // Every change is heard and shown: what a site has no copy of is an error while the backend is away.
  await stack.announceUntilHeard(['content']);
  await expect.poll(() => cacheOf('/de/about')).toBe('HIT');
  await stack.killBackend();
  await stack.stopSite();
  await stack.startSite();
  expect([await statusOf('/de/page/dil'), await statusOf('/ar'), await statusOf('/en/about')]).toEqual([200, 404, 404]);
  await stack.startBackend();
  await expect.poll(() => statusOf('/de/about')).toBe(200);
});
