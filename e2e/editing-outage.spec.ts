import { randomUUID } from 'node:crypto';

import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { openSection, titleButton, titleField } from './support/edit-page';
import { pageDraft } from './support/editor';
import { OwnStack } from './support/own-stack';
import type { Json } from './support/seed';

let stack: OwnStack;

// The tests share a site and a backend of their own, so they run in sequence.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await OwnStack.create();
  await stack.startBackend();
  await stack.startSite();
});

test.afterAll(() => stack.dispose());

const noAnswer = 'Sunucuya ulaşılamadı. Yazdıklarınız duruyor, yeniden deneyin.';

/** A signed-in browser whose account has seen the tour. */
async function signIn(context: BrowserContext): Promise<void> {
  await chooseConsent(context, stack.siteUrl, { functional: false, media: false });
  const publisher = await stack.signIn(context.request);
  expect((await publisher.post('TourSeen', {})).status()).toBe(200);
}

async function openPage(context: BrowserContext, pageKey: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/edit/page/${pageKey}`);
  await expect(page.getByRole('region', { name: 'Düzenleme durumu' })).toBeVisible();
  return page;
}

/** Something that is typed, and how it is sent. */
interface Typed {
  page: Page;
  panel: Locator;
  field: Locator;
  text: string;
  send: Locator;
  /** What says that it is stored. */
  done: Locator;
}

async function typeInSection(context: BrowserContext, pageKey: string): Promise<Typed> {
  const page = await openPage(context, pageKey);
  const panel = await openSection(page, titleButton);
  const field = panel.getByRole('textbox', { name: titleField });
  const send = panel.getByRole('button', { name: 'Kaydet', exact: true });
  return { page, panel, field, text: 'Kesintide yazılan başlık', send, done: panel.getByText('Kaydedildi') };
}

async function typeInPart(
  context: BrowserContext,
  pageKey: string,
  { part, label, text }: { part: string; label: RegExp; text: string },
): Promise<Typed> {
  const page = await openPage(context, pageKey);
  await page.getByRole('button', { name: new RegExp(`^${part}: Düzenle`) }).click();
  const panel = page.getByRole('dialog', { name: part });
  const first = panel.getByRole('listitem').first();
  const field = first.getByRole('textbox', { name: label }).first();
  // Items are folded until they are opened.
  if (!(await field.isVisible())) await first.locator('summary, button[aria-expanded="false"]').first().click();
  const send = panel.getByRole('button', { name: 'Kaydet', exact: true });
  return { page, panel, field, text, send, done: panel.getByText('Kaydedildi') };
}

async function typeComment(context: BrowserContext, pageKey: string): Promise<Typed> {
  const page = await openPage(context, pageKey);
  const panel = await openSection(page, titleButton);
  const text = 'Kesintide yazılan yorum';
  const send = panel.getByRole('button', { name: 'Yorumu gönder' });
  return { page, panel, field: panel.getByLabel('Yeni yorum'), text, send, done: panel.getByRole('article') };
}

for (const width of [1440, 390]) {
  test(`what is typed in forms survives an outage of the backend, and is saved after it, at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'tr-TR' });
    await signIn(context);
    const pageKey = `kesinti-${randomUUID()}`;
    await stack.createPage(pageDraft(pageKey, 'Önceki başlık'));
    const footer = `Alt bilgi ${width}`;
    const menu = `Menü ${width}`;
    const typed = [
      await typeInSection(context, pageKey),
      await typeInPart(context, pageKey, { part: 'Alt bilgi', label: /^Başlık/, text: footer }),
      await typeInPart(context, pageKey, { part: 'Menü', label: /^Başlık/, text: menu }),
      await typeComment(context, pageKey),
    ];
    for (const { page, field, text } of typed) {
      await page.bringToFront();
      await field.fill(text);
    }
    await stack.killBackend();

    for (const [index, { page, panel, field, text, send }] of typed.entries()) {
      await page.bringToFront();
      await send.click();
      await expect(panel.getByText(noAnswer)).toBeVisible();
      await expect(field).toHaveValue(text);
      await page.screenshot({ path: test.info().outputPath(`away-${width}-${index}.png`) });
    }

    await stack.startBackend();
    for (const { page, panel, field, text, send, done } of typed) {
      await page.bringToFront();
      await expect(field).toHaveValue(text);
      await send.click();
      await expect(done.first()).toBeVisible();
      await expect(panel.getByText(noAnswer)).toHaveCount(0);
    }

    const get = async (call: string) => {
      const answer = await context.request.get(`${stack.siteUrl}/api/edit/${call}`);
      expect(answer.status(), call).toBe(200);
      return ((await answer.json()) as { data: Json }).data;
    };
    const { page: stored } = (await get(`EditPage?pageKey=${pageKey}`)) as { page: { sections: Json[] } };
    expect(stored.sections[0]?.title).toBe('Kesintide yazılan başlık');
    const { parts } = (await get('EditParts')) as { parts: Record<string, { languages: { tr: Json } }> };
    expect(JSON.stringify(parts.footer?.languages.tr)).toContain(footer);
    expect(JSON.stringify(parts.navigation?.languages.tr)).toContain(menu);
    const { threads } = (await get(`Comments?pageKey=${pageKey}&sectionId=page-title-1`)) as {
      threads: { comments: { text: string }[] }[];
    };
    expect(threads.map(({ comments }) => comments.map(({ text }) => text))).toEqual([['Kesintide yazılan yorum']]);
    await context.close();
  });
}

test('a page that is opened while the backend is away says so, and opens by itself when it is back', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'tr-TR' });
  await signIn(context);
  const pageKey = `kesinti-${randomUUID()}`;
  await stack.createPage(pageDraft(pageKey, 'Kesintide açılan'));
  const page = await openPage(context, pageKey);
  await stack.killBackend();
  await page.reload();
  await expect(page.getByText('Sunucu erişim problemi! Lütfen biraz sonra yeniden deneyin.')).toBeVisible();
  await stack.startBackend();
  await expect(page.getByRole('region', { name: 'Düzenleme durumu' })).toBeVisible({ timeout: 40_000 });
  const panel = await openSection(page, titleButton);
  await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Kesintide açılan');
  await context.close();
});
