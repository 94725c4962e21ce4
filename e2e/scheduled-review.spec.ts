import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { EditSession, newPage, publicPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { choose, enter, openSection, titleButton, titleField } from './support/edit-page';
import { changeRecords } from './support/database';
import { trailOf } from './support/edit-trail';
import { publicTitle, requestOf, saveTitle } from './support/publication-requests';
import { newName, publicText, publish, reusableNamed, saveReusable, share } from './support/reusable';
import { inTime, makeDue, planPage } from './support/schedule';
import { seenSections } from '../lib/edit/reusable';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create();
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const titleOf = async (pageKey: string) => sectionOf(await editor.page(pageKey), 'page-title-1')?.title;
const plansOf = async (pageKey: string) => (await admin.page(pageKey)).scheduled;

/** A page with a title that an administrator has planned. */
async function planned(title = 'Gözden geçirilen') {
  const { pageKey, id } = await newPage();
  await saveTitle(editor, pageKey, title);
  expect((await planPage(admin, pageKey)).status).toBe(200);
  return { pageKey, id };
}

async function runPlan(pageKey: string, index = 0) {
  const count = (await plansOf(pageKey)).length;
  await makeDue((await plansOf(pageKey))[index]);
  await expect.poll(async () => (await plansOf(pageKey)).length).toBe(count - 1);
}

const outcome = async (pageKey: string) =>
  (await trailOf('subject', pageKey)).find(({ action }) => action === 'scheduledPublish');

test('what an editor saves after the plan stays a draft, with its author and its request', async () => {
  const { pageKey } = await planned();
  const revision = await saveTitle(editor, pageKey, 'Kimse görmedi');
  expect((await editor.post('RequestPublish', { pageKey, revision, note: '' })).status).toBe(200);
  expect(await plansOf(pageKey)).toMatchObject([{ action: 'publish', isChanged: true }]);
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe('Gözden geçirilen');
  const now = await editor.page(pageKey);
  expect(now).toMatchObject({ status: 'changed', updatedBy: editor.name });
  expect(await titleOf(pageKey)).toBe('Kimse görmedi');
  expect(await outcome(pageKey)).toMatchObject({
    result: 'done',
    actor: admin.email,
    reason: expect.stringContaining('later changes are a draft') as unknown,
  });
  // The request is about the newer draft, which still waits.
  expect(await requestOf(editor, pageKey)).toMatchObject({ state: 'open', revision: now.revision });
  expect((await publish(admin, pageKey)).status).toBe(200);
  expect(await publicTitle(pageKey)).toBe('Kimse görmedi');
});

test('what did not change is published, and an administrator’s own later change when it is planned again', async () => {
  const { pageKey } = await planned();
  expect(await plansOf(pageKey)).toMatchObject([{ isChanged: false }]);
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe('Gözden geçirilen');
  expect((await editor.page(pageKey)).status).toBe('published');

  await saveTitle(editor, pageKey, 'İkinci');
  expect((await planPage(admin, pageKey)).status).toBe(200);
  await saveTitle(admin, pageKey, 'Yöneticinin kendi değişikliği');
  const [plan] = await plansOf(pageKey);
  expect(plan?.isChanged).toBe(true);
  const again = await planPage(admin, pageKey, { at: plan?.at, replaces: plan?.id });
  expect((again.body.data as { scheduled: object[] }).scheduled).toMatchObject([{ isChanged: false, at: plan?.at }]);
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe('Yöneticinin kendi değişikliği');
});

test('a page is planned as it was seen', async () => {
  const { pageKey } = await newPage();
  const { revision } = await admin.page(pageKey);
  await saveTitle(editor, pageKey, 'Araya girdi');
  expect(await planPage(admin, pageKey, { revision })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await admin.post('SchedulePage', { pageKey, action: 'publish', at: inTime(60_000) })).status).toBe(400);
  expect(await plansOf(pageKey)).toEqual([]);
});

test('a plan does not bring back what was published by hand since', async () => {
  const { pageKey } = await planned();
  await saveTitle(admin, pageKey, 'Elle yayımlanan');
  expect((await publish(admin, pageKey)).status).toBe(200);
  await saveTitle(editor, pageKey, 'Kimse görmedi');
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe('Elle yayımlanan');
  expect(await titleOf(pageKey)).toBe('Kimse görmedi');
});

test('the second of two plans publishes what was seen for it', async () => {
  const { pageKey } = await planned('Bir');
  await saveTitle(admin, pageKey, 'İki');
  expect((await planPage(admin, pageKey, { at: inTime(7_200_000) })).status).toBe(200);
  await saveTitle(editor, pageKey, 'Kimse görmedi');
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe('Bir');
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe('İki');
  expect(await titleOf(pageKey)).toBe('Kimse görmedi');
});

test('a plan from before revisions were kept is about what was the newest then', async () => {
  const { pageKey, id } = await newPage();
  await saveTitle(editor, pageKey, 'Gözden geçirilen');
  const { body } = await planPage(admin, pageKey);
  const [plan] = (body.data as { scheduled: { id: string }[] }).scheduled;
  const input = { type: 'publish', doc: { relationTo: 'pages', value: String(id) } };
  const user = { relationTo: 'users', value: admin.accountId };
  await changeRecords('UPDATE payload_jobs SET input = ? WHERE id = ?', [
    JSON.stringify({ ...input, user }),
    Number(plan?.id),
  ]);
  await saveTitle(editor, pageKey, 'Kimse görmedi');
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe('Gözden geçirilen');
});

test('what neither the versions nor the plan has is not replaced by a newer version', async () => {
  const { pageKey, id } = await planned();
  const { revision } = await admin.page(pageKey);
  await saveTitle(editor, pageKey, 'Kimse görmedi');
  const { body } = await admin.get('PageVersions', { pageKey });
  const [, seen] = body.data as { id: string }[];
  expect(revision).not.toBe((await admin.page(pageKey)).revision);
  await changeRecords('DELETE FROM _pages_v WHERE id = ? AND parent_id = ?', [Number(seen?.id), id]);
  const [plan] = await plansOf(pageKey);
  await changeRecords('DELETE FROM payload_kv WHERE key = ?', [`planned-content:${plan?.id}`]);
  expect(await plansOf(pageKey)).toMatchObject([{ isChanged: true }]);
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe('Başlık');
  expect(await outcome(pageKey)).toMatchObject({
    result: 'refused',
    reason: 'conflict; the planned version is not kept any more',
  });
});

test('a new reusable section is published with its page as it was seen', async () => {
  const name = newName();
  const { pageKey } = await newPage();
  const reusable = await share(editor, pageKey, 'about-1', name);
  const { revision, page } = await admin.page(pageKey);
  const seen = { pageKey, revision, ...seenSections(page) };
  expect((await saveReusable(editor, reusable, { title: 'Kimse görmedi' })).status).toBe(200);
  expect((await admin.post('PublishPage', seen)).status).toBe(409);
  expect((await admin.post('PublishPage', { pageKey, revision })).status).toBe(409);
  expect((await planPage(admin, pageKey, seen)).status).toBe(409);
  expect(await publicText(pageKey)).not.toContain('Kimse görmedi');

  const now = seenSections((await admin.page(pageKey)).page);
  expect((await planPage(admin, pageKey, now)).status).toBe(200);
  const planned = await reusableNamed(editor, name);
  expect((await saveReusable(editor, planned, { title: 'Bunu da görmedi' })).status).toBe(200);
  await runPlan(pageKey);
  await expect.poll(() => publicText(pageKey)).toContain('Kimse görmedi');
  expect(await publicText(pageKey)).not.toContain('Bunu da görmedi');
  expect(await reusableNamed(editor, name)).toMatchObject({ status: 'changed' });
});

test('the edit mode says that a change is not in the plan, and plans it with one press', async ({ browser }) => {
  const { pageKey } = await planned();
  const theirs = await enter(browser, editor, `/edit/page/${pageKey}`);
  const form = await openSection(theirs.page, titleButton);
  const title = `Yeni ${randomUUID().slice(0, 8)}`;
  await form.getByLabel(titleField).fill(title);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText(/Kaydedildi\. .* bu değişiklik, bir yönetici yeniden planlarsa girer/)).toBeVisible();
  await theirs.page.screenshot({ path: test.info().outputPath('saved-after-plan.png') });
  await theirs.context.close();

  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await expect(bar.getByText(/^Son değişiklikler planda yok: /).first()).toBeVisible();
  await choose(page, /^Yayını planla/);
  const panel = page.getByRole('dialog', { name: 'Yayını planla' });
  await expect(panel.getByText(/^Planlandıktan sonra değişti/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('changed-plan.png') });
  await panel.getByRole('button', { name: /^Şimdiki hâliyle planla/ }).click();
  await expect(panel.getByText('Planlandı', { exact: true })).toBeVisible();
  await context.close();
  await runPlan(pageKey);
  expect(await publicTitle(pageKey)).toBe(title);
  expect((await publicPage(pageKey)).status).toBe(200);
});
