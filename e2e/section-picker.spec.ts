import { expect, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, expectNoOverflow } from './support/edit-page';
import { watchPage } from './support/watch-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`a section is chosen by its picture and its sentence, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, await EditSession.create('admin'), `/edit/page/${pageKey}`, width);
    const { complaints } = await watchPage(page);
    await choose(page, 'Bölüm ekle');
    const picker = page.getByRole('dialog', { name: 'Bölüm ekle' });

    // The picture is the section itself, in the site's own look, without scripts.
    const sample = picker.locator('iframe[src$="sample=pageTitle"]');
    await sample.scrollIntoViewIfNeeded();
    const heading = picker
      .frameLocator('iframe[src$="sample=pageTitle"]')
      .getByRole('heading', { includeHidden: true });
    await expect(heading).toBeVisible();
    const [shown, card] = [await sample.boundingBox(), await picker.getByRole('listitem').first().boundingBox()];
    expect(Math.abs((shown?.width ?? 0) - (card?.width ?? 0))).toBeLessThan(24);
    expect(await sample.contentFrame().locator('script').count()).toBe(0);
    // A sample begins in the middle of a page, and is hidden from assistive technology.
    const barriers = (await allBarriers(page)).filter((barrier) => !barrier.startsWith('heading-order'));
    expect(barriers).toEqual([]);

    await picker.getByRole('searchbox', { name: 'Bölüm ara' }).fill('fotograf galeri');
    await expect(picker.getByRole('listitem')).toHaveCount(1);
    await picker.getByRole('searchbox').fill('zürafa');
    await expect(picker.getByRole('status')).toHaveText('Bu sözcükle bölüm yok.');
    await picker.getByRole('searchbox').fill('sayılar satır');
    await picker.getByRole('button', { name: 'Tablo' }).click();

    // The new section is in view, with its form open.
    await expect(page.getByRole('dialog', { name: 'Bölümü düzenle' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Düzenle: Tablo/ })).toBeInViewport();

    // What was used last comes first.
    await page.getByRole('button', { name: 'Paneli kapat' }).click();
    await choose(page, 'Bölüm ekle');
    await expect(picker.getByRole('listitem').first().getByRole('button')).toHaveText('Tablo');
    expect(complaints).toEqual([]);
    await context.close();
  });
}

for (const width of [1440, 390]) {
  test(`a section is added below another one, with its form open, at ${width} px`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const { complaints } = await watchPage(page);
    await page.getByLabel(/^Bölüm işlemleri: Sayfa başlığı/).click();
    await page.getByRole('button', { name: 'Altına bölüm ekle' }).filter({ visible: true }).click();
    const picker = page.getByRole('dialog', { name: 'Bölüm ekle' });
    await expect(picker).toContainText('Şunun altına eklenir: Sayfa başlığı “Başlık”');
    await expect(picker.locator('iframe').first()).toBeVisible();
    await expectNoOverflow(picker);
    await picker.getByRole('searchbox', { name: 'Bölüm ara' }).fill('sayılar satır');
    await picker.getByRole('button', { name: 'Tablo' }).click();
    await expect(page.getByRole('dialog', { name: 'Bölümü düzenle' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Düzenle: Tablo/ })).toBeInViewport();
    const { sections } = (await editor.page(pageKey)).page;
    expect(sections.map(({ type }) => type)).toEqual(['pageTitle', 'table', 'accordion', 'about']);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

for (const width of [1440, 390]) {
  test(`the menu of a section is above the tools of the next one, at ${width} px`, async ({ browser }) => {
    const short = { blockType: 'textBlock', description: '<p>Kısa</p>' };
    const sections = ['text-1', 'text-2'].map((sectionId, at) => ({
      ...short,
      sectionId,
      order: at,
      title: sectionId,
    }));
    const { pageKey } = await newPage({ sections });
    const { page, context } = await enter(browser, await EditSession.create('editor'), `/edit/page/${pageKey}`, width);
    await page.locator('[data-edit="text-1"] summary').click();
    const commands = page.locator('[data-edit="text-1"] details').getByRole('button');
    await expect(commands.filter({ hasText: /^Sil$/ })).toBeVisible();
    await expect(async () => {
      const covered = await commands.evaluateAll((all) =>
        all
          .filter((command) => {
            const { x, y, width: wide, height } = command.getBoundingClientRect();
            return !command.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
          })
          .map(({ textContent }) => textContent),
      );
      expect(covered).toEqual([]);
    }).toPass({ timeout: 10_000 });
    // Otherwise nothing could have covered it.
    const [next, last] = await Promise.all([
      page.locator('[data-edit="text-2"]').boundingBox(),
      commands.last().boundingBox(),
    ]);
    expect(next?.y).toBeLessThan(last?.y ?? 0);
    await context.close();
  });
}

test('a sample is for who is signed in, and only the edit mode may frame it', async ({ browser, request }) => {
  const stranger = await request.get('/edit/about?sample=hero', { maxRedirects: 0 });
  expect([302, 307]).toContain(stranger.status());
  const { page, context } = await enter(browser, await EditSession.create('editor'), '/edit/about');
  const own = await page.request.get('/edit/about?sample=hero');
  expect(own.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(own.headers()['cache-control']).toContain('no-store');
  const strange = await page.request.get('/edit/about?sample=nothing');
  expect(await strange.text()).toContain('Düzenleme durumu');
  await context.close();
});
