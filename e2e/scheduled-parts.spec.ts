import { randomUUID } from 'node:crypto';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { changeRecords } from './support/database';
import { callWith, EditSession, removeAccounts } from './support/edit-backend';
import { enter } from './support/edit-page';
import { keepParts, partOf, savePart } from './support/edit-parts';
import { trailOf } from './support/edit-trail';
import { asAdmin } from './support/forms-backend';
import { inTime, makeDue, planPart } from './support/schedule';
import type { Json } from './support/seed';
import { backendUrl } from './support/stack';

let admin: EditSession;
let editor: EditSession;

const publicModel = async () => JSON.stringify((await callWith(undefined, 'GetApplicationModel')).body.data);

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create();
});
keepParts(() => admin);
test.afterEach(async () => {
  for (const part of ['navigation', 'site-info']) {
    for (const { id } of (await partOf(admin, part)).scheduled) await admin.post('UnschedulePage', { part, id });
  }
});
test.afterAll(removeAccounts);

const plan = (session: EditSession, changes: Json = {}, part = 'site-info') => planPart(session, part, changes);

test('a part is public at its time as it was planned, and in the trail', async () => {
  const { revision } = await partOf(editor, 'site-info');
  expect((await savePart(editor, 'site-info', { subTitle: 'Bu akşam' })).status).toBe(200);
  expect((await plan(admin)).status).toBe(200);
  const { scheduled } = await partOf(editor, 'site-info');
  expect(scheduled).toMatchObject([{ action: 'publish', isChanged: false }]);
  expect(await publicModel()).not.toContain('Bu akşam');
  await makeDue(scheduled[0]);
  await expect.poll(publicModel).toContain('Bu akşam');
  await expect.poll(() => partOf(editor, 'site-info')).toMatchObject({ status: 'published', scheduled: [] });
  expect((await partOf(editor, 'site-info')).revision).not.toBe(revision);
  const [entry] = (await trailOf('subject', 'site-info')).filter(({ action }) => action === 'scheduledPublish');
  expect(entry).toMatchObject({ area: 'site-info', result: 'done', actor: admin.email });
});

test('a part cannot be withdrawn, and is planned by administrators, at a valid time, without errors', async () => {
  expect((await plan(editor)).status).toBe(403);
  for (const changes of [{ action: 'unpublish' }, { at: inTime(-1_000) }, { at: 'yarın' }]) {
    expect(await plan(admin, changes)).toMatchObject({ status: 400, body: { code: 'validation' } });
  }
  expect((await plan(admin, { part: 'yok' })).status).toBe(404);
  const { languages } = await partOf(editor, 'navigation');
  const menu = [...((languages.tr?.menu ?? []) as Json[]), { title: 'Yok', link: '/page/boyle-bir-sayfa-yok' }];
  expect((await savePart(editor, 'navigation', { menu })).status).toBe(200);
  const refused = await plan(admin, {}, 'navigation');
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation' } });
  const { body } = await plan(admin);
  const [planned] = (body.data as { scheduled: { id: string }[] }).scheduled;
  expect((await editor.post('UnschedulePage', { part: 'site-info', id: planned?.id })).status).toBe(403);
  expect((await admin.post('UnschedulePage', { part: 'navigation', id: planned?.id })).status).toBe(404);
  expect((await partOf(admin, 'site-info')).scheduled).toMatchObject([planned]);
});

test('a part is public as it was planned, also if that version is not kept any more', async () => {
  expect((await savePart(editor, 'site-info', { subTitle: 'Yönetici gördü' })).status).toBe(200);
  expect((await plan(admin)).status).toBe(200);
  expect((await savePart(editor, 'site-info', { subTitle: 'Kimse görmedi' })).status).toBe(200);
  // As many saves do.
  const { body } = await editor.get('PartVersions', { part: 'site-info' });
  const [, planned] = body.data as { id: string }[];
  await changeRecords('DELETE FROM _site_info_v WHERE id = ?', [Number(planned?.id)]);
  const { scheduled } = await partOf(admin, 'site-info');
  expect(scheduled).toMatchObject([{ action: 'publish', isChanged: true }]);
  await makeDue(scheduled[0]);
  await expect.poll(publicModel).toContain('Yönetici gördü');
  await expect.poll(() => partOf(editor, 'site-info')).toMatchObject({ status: 'changed', scheduled: [] });
  expect((await partOf(editor, 'site-info')).languages.tr).toMatchObject({ subTitle: 'Kimse görmedi' });
});

test('what an editor saves after the plan stays a draft', async () => {
  expect((await savePart(editor, 'site-info', { subTitle: 'Yönetici gördü' })).status).toBe(200);
  expect((await plan(admin)).status).toBe(200);
  expect((await savePart(editor, 'site-info', { subTitle: 'Kimse görmedi' })).status).toBe(200);
  const { scheduled } = await partOf(admin, 'site-info');
  expect(scheduled).toMatchObject([{ action: 'publish', isChanged: true }]);
  await makeDue(scheduled[0]);
  await expect.poll(publicModel).toContain('Yönetici gördü');
  await expect.poll(() => partOf(editor, 'site-info')).toMatchObject({ status: 'changed', scheduled: [] });
  expect(await publicModel()).not.toContain('Kimse görmedi');
  expect((await partOf(editor, 'site-info')).languages.tr).toMatchObject({ subTitle: 'Kimse görmedi' });
  const [newest] = (await editor.get('PartVersions', { part: 'site-info' })).body.data as { by: string }[];
  expect(newest?.by).toBe(editor.name);
});

test('a part that changed since it was seen is not planned', async () => {
  const { revision } = await partOf(admin, 'site-info');
  expect((await savePart(editor, 'site-info', { subTitle: 'Araya girdi' })).status).toBe(200);
  expect(await plan(admin, { revision })).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('a part that has an error by then stays as it is', async () => {
  const from = `/eski-${randomUUID()}`;
  const redirect = await asAdmin('redirects', 'POST', { from, to: '/about', permanent: true });
  const { doc } = (await redirect.json()) as { doc: { id: number } };
  const { languages } = await partOf(editor, 'navigation');
  const menu = [...((languages.tr?.menu ?? []) as Json[]), { title: 'Kırık', link: from }];
  expect((await savePart(editor, 'navigation', { menu })).status).toBe(200);
  expect((await plan(admin, {}, 'navigation')).status).toBe(200);
  expect((await asAdmin(`redirects/${doc.id}`, 'DELETE')).status).toBe(200);
  await makeDue((await partOf(editor, 'navigation')).scheduled[0]);
  await expect.poll(() => partOf(editor, 'navigation')).toMatchObject({ status: 'changed', scheduled: [] });
  expect(await publicModel()).not.toContain('Kırık');
  const [entry] = (await trailOf('subject', 'navigation')).filter(({ action }) => action === 'scheduledPublish');
  expect(entry).toMatchObject({ area: 'navigation', result: 'refused' });
});

for (const width of [1440, 390]) {
  test(`the menu is planned and cancelled on the page, and is in the calendar, at ${width} px`, async ({ browser }) => {
    const { page, context } = await enter(browser, admin, '/edit/about', width);
    await page.getByRole('button', { name: /^Menü: Düzenle/ }).click();
    const panel = page.getByRole('dialog', { name: 'Menü' });
    await panel.getByRole('button', { name: 'Yayını planla' }).click();
    const planned = panel.getByRole('region', { name: 'Yayını planla' });
    // Parts are on every page: there is nothing to choose but the time.
    await expect(planned.getByLabel('Ne yapılsın?')).toHaveCount(0);
    await planned.getByLabel('Ne zaman?').fill('2020-01-01T10:00');
    await planned.getByRole('button', { name: 'Planla', exact: true }).click();
    await expect(planned.getByText('Gelecekte, en geç bir yıl içinde bir zaman seçin.')).toBeVisible();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
    await planned.getByLabel('Ne zaman?').fill(`${tomorrow}T09:30`);
    await planned.getByRole('button', { name: 'Planla', exact: true }).click();
    await expect(planned.getByText('Planlandı', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Yayını planla: .*09:30/ })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`planned-menu-${width}.png`) });
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    const desk = await browser.newContext({ viewport: { width, height: 900 } });
    await desk.addCookies([{ name: 'payload-token', value: admin.adminCookie, url: backendUrl }]);
    const overview = await desk.newPage();
    await overview.goto(`${backendUrl}/admin`);
    const calendar = overview.getByRole('region', { name: /takvim/i });
    await expect(calendar.getByRole('link', { name: 'Menü' })).toHaveAttribute('href', /globals\/navigation$/);
    await desk.close();

    await planned.getByRole('button', { name: /^İptal et: .*09:30/ }).click();
    await expect(planned.getByText('Plan iptal edildi')).toBeVisible();
    await expect(planned.getByText('Planlanmış bir işlem yok.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Yayını planla', exact: true })).toBeVisible();
    await context.close();
  });
}

test('a part that somebody published by hand before is no failure', async () => {
  expect((await plan(admin)).status).toBe(200);
  const { phone } = (await partOf(admin, 'site-info')).languages.tr ?? {};
  expect((await asAdmin('globals/site-info', 'POST', { phone })).status).toBe(200);
  await makeDue((await partOf(editor, 'site-info')).scheduled[0]);
  await expect.poll(async () => (await partOf(editor, 'site-info')).scheduled).toEqual([]);
  const [entry] = (await trailOf('subject', 'site-info')).filter(({ action }) => action === 'scheduledPublish');
  expect(entry).toMatchObject({ result: 'done' });
});
