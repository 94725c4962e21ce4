import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { EditSession, newPage, publicPage, removeAccounts, removePages, type EditedPage } from './support/edit-backend';
import { trailOf } from './support/edit-trail';
import { asAdmin } from './support/forms-backend';
import { waitForMail } from './support/mail';
import { OwnBackend } from './support/own-backend';
import { publicTitle, saveTitle } from './support/publication-requests';
import { inTime, makeDue, planPage } from './support/schedule';
import type { Json } from './support/seed';
import { backendUrl } from './support/stack';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.ofAdmin();
  editor = await EditSession.create();
});

test.afterAll(removePages);
test.afterAll(removeAccounts);

test.describe('scheduled publishing', () => {
  test('publishes what was planned, however often the page is saved before', async () => {
    const { pageKey } = await newPage();
    await saveTitle(editor, pageKey, 'Planlanan');
    expect((await planPage(admin, pageKey)).status).toBe(200);
    const versions = async () =>
      ((await editor.get('PageVersions', { pageKey })).body.data as { id: string }[]).map(({ id }) => id);
    const [planned] = await versions();
    for (let save = 1; save <= 50; save += 1) await saveTitle(editor, pageKey, `Kimse görmedi ${save}`);
    expect(await versions()).not.toContain(planned);
    const [plan] = (await editor.page(pageKey)).scheduled;
    expect(plan).toMatchObject({ action: 'publish', isChanged: true });
    await makeDue(plan);
    await expect.poll(() => publicTitle(pageKey)).toBe('Planlanan');
    await expect.poll(async () => (await editor.page(pageKey)).status).toBe('changed');
  });

  test('publishes and withdraws a page at the scheduled time', async () => {
    const pageKey = `zamanli-${randomUUID()}`;
    await editor.post('CreatePage', { title: 'Zamanlı', pageKey, language: 'tr' });
    const plan = (action: string, at: string) => planPage(admin, pageKey, { action, at });
    expect((await plan('publish', inTime(3_600_000))).status).toBe(200);
    const later = await plan('unpublish', inTime(7_200_000));
    const { scheduled } = await editor.page(pageKey);
    expect(scheduled).toMatchObject([{ action: 'publish' }, { action: 'unpublish' }]);
    expect((later.body.data as EditedPage).scheduled).toEqual(scheduled);
    await makeDue(scheduled[0]);
    await expect.poll(async () => (await publicPage(pageKey)).status).toBe(200);
    await expect.poll(async () => (await editor.page(pageKey)).scheduled).toMatchObject([{ action: 'unpublish' }]);
    const left = await admin.post('UnschedulePage', { pageKey, id: scheduled[1]?.id });
    expect(left).toMatchObject({ status: 200, body: { data: { scheduled: [] } } });
    // Here the schedule runs by the clock. The time must still be in the future when the backend validates it.
    expect((await plan('unpublish', inTime(10_000))).status).toBe(200);
    await expect.poll(async () => (await publicPage(pageKey)).status, { timeout: 60_000 }).toBe(404);
    const done = async () =>
      (await trailOf('subject', pageKey)).flatMap(({ action, result }) => (result === 'done' ? action : []));
    // The entry is written when the page is withdrawn.
    await expect.poll(done).toEqual(expect.arrayContaining(['scheduledPublish', 'scheduledUnpublish']));
  });

  test('rejects invalid times and actions, editors, and plans of other pages', async () => {
    const { pageKey } = await newPage();
    const plan = (session: EditSession, changes: Json) =>
      session.post('SchedulePage', { pageKey, action: 'unpublish', at: inTime(3_600_000), ...changes });
    for (const changes of [
      { at: inTime(-1_000) },
      { at: inTime(400 * 86_400_000) },
      { at: 'yarın' },
      { action: 'delete' },
    ]) {
      expect(await plan(admin, changes)).toMatchObject({ status: 400, body: { code: 'validation' } });
    }
    expect((await plan(editor, {})).status).toBe(403);
    const { body } = await plan(admin, {});
    const [planned] = (body.data as EditedPage).scheduled;
    expect((await editor.post('UnschedulePage', { pageKey, id: planned?.id })).status).toBe(403);
    const other = await newPage();
    expect((await admin.post('UnschedulePage', { pageKey: other.pageKey, id: planned?.id })).status).toBe(404);
    expect((await editor.page(pageKey)).scheduled).toEqual([planned]);
  });

  test('leaves a page unchanged if it has an error by then, or its scheduler is no longer an administrator', async () => {
    const target = await newPage();
    const planner = await EditSession.create('admin');
    const made = await Promise.all(
      ['hata', 'yetkisiz'].map(async (name) => {
        const pageKey = `${name}-${randomUUID()}`;
        await editor.post('CreatePage', { title: name, pageKey, language: 'tr', copyFrom: target.pageKey });
        return pageKey;
      }),
    );
    const [faulty = '', orphan = ''] = made;
    const { revision } = await editor.page(faulty);
    const values = { description: `<p><a href="/page/${target.pageKey}">x</a></p>` };
    const about = { pageKey: faulty, language: 'tr', sectionId: 'about-1', revision, values };
    expect((await editor.post('SaveSection', about)).status).toBe(200);
    expect((await planPage(planner, orphan)).status).toBe(200);
    expect((await planPage(admin, faulty)).status).toBe(200);
    await asAdmin(`users/${planner.accountId}`, 'PATCH', { role: 'editor' });
    expect((await asAdmin(`pages/${target.id}`, 'DELETE')).status).toBe(200);
    for (const pageKey of made) await makeDue((await editor.page(pageKey)).scheduled[0]);
    for (const [pageKey, reason] of [
      [faulty, /link_broken/],
      [orphan, /forbidden/],
    ] as const) {
      const refusal = async () =>
        (await trailOf('subject', pageKey)).find(
          ({ action, result }) => action === 'scheduledPublish' && result === 'refused',
        )?.reason ?? '';
      await expect.poll(refusal).toMatch(reason);
      await expect.poll(() => editor.page(pageKey)).toMatchObject({ status: 'draft', scheduled: [] });
      const mail = await waitForMail(({ text }) => text?.includes(`/page/${pageKey}`));
      expect(mail.subject).toBe(`[Plan uygulanmadı] ${pageKey.split('-')[0]}`);
    }
  });

  test('in Payload’s own scheduler is for administrators only', async ({ browser }) => {
    const { id, pageKey } = await newPage();
    for (const session of [editor, admin]) {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'payload-token', value: session.adminCookie, url: backendUrl }]);
      const page = await context.newPage();
      const asked = page.waitForRequest((request) => 'next-action' in request.headers());
      await page.goto(`${backendUrl}/admin/collections/pages/${id}`);
      await page
        .getByRole('textbox', { name: /başlık|title/i })
        .first()
        .fill('Başka bir başlık');
      const { 'next-action': action = '', 'next-router-state-tree': tree = '' } = (await asked).headers();
      const plan = async (what: Json) => {
        const args = { date: '$D' + inTime(3_600_000), doc: { relationTo: 'pages', value: String(id) }, ...what };
        const answer = await context.request.post(`${backendUrl}/admin/collections/pages/${id}`, {
          headers: {
            origin: backendUrl,
            'next-action': action,
            'next-router-state-tree': tree,
            'content-type': 'text/plain;charset=UTF-8',
          },
          data: JSON.stringify([{ name: 'schedule-publish', args }]),
        });
        expect(answer.status()).toBe(200);
        return answer.text();
      };
      await plan({ type: 'unpublish' });
      // A publication is of what the form shows.
      const { updatedAt } = (await (await asAdmin(`pages/${id}?draft=true`)).json()) as { updatedAt: string };
      for (const openedAt of [undefined, new Date(Date.parse(updatedAt) - 1).toISOString()]) {
        expect(await plan({ type: 'publish', openedAt })).toContain('"error"');
      }
      await plan({ type: 'publish', openedAt: updatedAt });
      const actions = session === admin ? ['unpublish', 'publish'] : [];
      const { scheduled } = await admin.page(pageKey);
      expect([session.name, ...scheduled.map((each) => each.action)]).toEqual([session.name, ...actions]);
      await context.close();
    }
  });

  test('runs overdue jobs at the next start in the order of their times, including interrupted ones', async () => {
    test.setTimeout(120_000);
    const backend = await OwnBackend.start();
    try {
      const [both, ...ids] = [
        await backend.addDraft('uc'),
        await backend.addDraft('bir'),
        await backend.addDraft('iki'),
      ];
      await backend.restart(async ({ execute }) => {
        const user = { relationTo: 'users', value: 1 };
        const plan = (id: number, type: string, at: string, isProcessing: number) =>
          execute(
            `INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing) VALUES (?, 'schedulePublish', 'default', ?, ?)`,
            [JSON.stringify({ type, doc: { relationTo: 'pages', value: String(id) }, user }), at, isProcessing],
          );
        // Planned last, due first.
        await plan(both, 'publish', inTime(-90_000), 0);
        await plan(both, 'unpublish', inTime(-120_000), 0);
        // The second job is stored as a killed process leaves it: still marked as processing.
        for (const [index, id] of ids.entries()) await plan(id, 'publish', inTime(-60_000), index);
      });
      for (const pageKey of ['bir', 'iki']) {
        await expect.poll(() => backend.statusOf(pageKey)).toBe(200);
      }
      expect(await backend.statusOf('uc')).toBe(200);
    } finally {
      await backend.end();
    }
  });
});
