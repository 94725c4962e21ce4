import { expect, test } from '@playwright/test';

import { callWith, EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { trailOf } from './support/edit-trail';
import { exchange, newState } from './support/hand-over';
import { asAdmin, newAddress, signedHeaders } from './support/forms-backend';
import { OwnBackend } from './support/own-backend';
import type { Json } from './support/seed';
import { adminToken, backendUrl } from './support/stack';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.ofAdmin();
  editor = await EditSession.create();
});

test.afterAll(removePages);
test.afterAll(removeAccounts);

async function publish(pageKey: string) {
  const { revision } = await admin.page(pageKey);
  return admin.post('PublishPage', { pageKey, revision });
}

/** A time relative to now, in milliseconds. */
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

test.describe('the audit trail', () => {
  test('records who changed what, on the site and in the admin', async () => {
    const { pageKey, id } = await newPage();
    const { revision } = await editor.page(pageKey);
    const title = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values: { title: 'Yeni' } };
    await editor.post('SaveSection', title);
    await publish(pageKey);
    await asAdmin(`pages/${id}?draft=true`, 'PATCH', { description: 'Açıklama' });
    await asAdmin(`pages/${id}`, 'DELETE');
    const actions = async () =>
      (await trailOf('subject', pageKey)).map(({ action, section, changed }) =>
        [action, section, changed].filter(Boolean).join(' '),
      );
    await expect
      .poll(actions)
      .toEqual(['delete', 'saveDraft description, _status', 'PublishPage', 'SaveSection page-title-1', 'publish']);
  });

  test('records what was refused, and why', async () => {
    const { pageKey } = await newPage();
    // Uses an account of its own: from the tenth refusal in a minute on, refusals of an account are only counted.
    const author = await EditSession.create();
    const { revision } = await author.page(pageKey);
    const about = { pageKey, language: 'tr', sectionId: 'about-1', revision };
    const save = (changes: Json) => author.post('SaveSection', { ...about, ...changes });
    await save({ sectionId: 'hero-1', values: { title: 'x' } });
    await save({ values: { order: 5 } });
    await save({ values: { description: '<script>1</script>' } });
    await author.post('PublishPage', { pageKey, revision });
    const reasons = async () =>
      (await trailOf('subject', pageKey)).filter(({ result }) => result === 'refused').map(({ reason }) => reason);
    await expect
      .poll(reasons)
      .toEqual([
        'forbidden; only administrators may do this',
        'validation; description: html <script>',
        'validation; order: unknown',
        'not_found; there is no section hero-1 on this page',
      ]);
    await author.post('SaveSection', { ...about, values: { title: 'x'.repeat(2_000_000) } });
    const tooLarge = async () =>
      (await trailOf('actor', (await trailOf('subject', pageKey))[0]?.actor ?? '')).map(({ reason }) => reason);
    await expect.poll(tooLarge).toContainEqual(expect.stringMatching(/^too_large/));
  });

  test('limits the entries for a flood of forged sessions, and records their sender', async () => {
    const address = newAddress();
    const headers = signedHeaders(address);
    for (let round = 0; round < 40; round += 1) {
      expect((await callWith('forged', 'EditPage?pageKey=about', { headers })).status).toBe(401);
    }
    const entries = async () => (await trailOf('actor', address)).length;
    await expect.poll(entries).toBeGreaterThan(0);
    expect(await entries()).toBeLessThanOrEqual(10);
    expect((await trailOf('actor', address))[0]).toMatchObject({
      action: 'EditPage',
      result: 'refused',
      reason: 'session_expired; the token is forged or expired',
    });
  });

  test('keeps entries for a year, and the newest 50,000 refusals', async () => {
    test.setTimeout(120_000);
    const backend = await OwnBackend.start();
    try {
      await backend.restart(async ({ execute }) => {
        const insert = (actor: string, days: number, count: number) =>
          execute(
            `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
              INSERT INTO audit_trail (actor, result, created_at) SELECT ?, ?, ? FROM n`,
            [count, actor, actor === 'flood' ? 'refused' : 'done', inTime(-days * 86_400_000)],
          );
        await insert('old', 366, 3);
        await insert('flood', 1, 50_010);
        await insert('recent', 364, 2);
      });
      const kept = () => backend.query('SELECT actor, count(*) AS n FROM audit_trail GROUP BY actor ORDER BY actor');
      await expect
        .poll(async () => (await kept()).map(({ actor, n }) => `${String(actor)} ${Number(n)}`))
        .toEqual(['flood 50000', 'recent 2', 'system 1']);
    } finally {
      await backend.end();
    }
  });

  test('records replayed hand-overs, and is for administrators only', async () => {
    const state = newState();
    await exchange({ code: `replayed-${state}`, state });
    const query = new URLSearchParams({
      'where[action][equals]': 'ExchangeHandOver',
      'where[result][equals]': 'refused',
    });
    const refused = async () =>
      (await (await asAdmin(`audit-trail?${query.toString()}`)).json()) as { totalDocs: number };
    await expect.poll(async () => (await refused()).totalDocs).toBeGreaterThan(0);
    const asEditor = (method: string) =>
      fetch(`${backendUrl}/api/audit-trail`, { method, headers: { authorization: `JWT ${editor.adminCookie}` } });
    expect((await asEditor('GET')).status).toBe(403);
    expect((await asAdmin('audit-trail', 'POST', { actor: 'x' })).status).toBe(403);
    expect((await asAdmin('audit-trail?where[id][exists]=true', 'DELETE')).status).toBe(403);
  });

  test('is shown in the admin, in Turkish', async ({ page, context }) => {
    const { pageKey } = await newPage();
    await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
    await page.goto(`${backendUrl}/admin/collections/audit-trail?search=${pageKey}`);
    await expect(page.getByRole('heading', { name: 'İşlem kayıtları' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: pageKey });
    await expect(row).toContainText('Yayımlandı');
    await expect(row).toContainText('Sayfalar');
  });

  test('an entry names the changed fields as their form does', async ({ page, context }) => {
    const { id, pageKey } = await newPage();
    expect((await asAdmin(`pages/${id}`, 'PATCH', { title: 'Başka', isVisible: false })).ok).toBe(true);
    const entry = async () => (await trailOf('subject', pageKey)).find(({ changed }) => changed?.includes('title'));
    await expect.poll(async () => (await entry())?.changed).toContain('isVisible');
    await context.addCookies([
      { name: 'payload-token', value: adminToken, url: backendUrl },
      { name: 'payload-lng', value: 'tr', url: backendUrl },
    ]);
    await page.goto(`${backendUrl}/admin/collections/audit-trail/${(await entry())?.id}`);
    await expect(page.getByText(/Başlık.*Ziyaretçilere görünür/)).toBeVisible();
  });
});
