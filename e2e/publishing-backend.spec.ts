import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import {
  callWith,
  EditSession,
  newPage,
  notePage,
  publicPage,
  removeAccounts,
  removePages,
  sectionOf,
  type EditedPage,
} from './support/edit-backend';
import { trailOf } from './support/edit-trail';
import { exchange, newState } from './support/hand-over';
import { changeRecords } from './support/database';
import { asAdmin, newAddress, signedHeaders } from './support/forms-backend';
import { OwnBackend } from './support/own-backend';
import { seedPages, type Json } from './support/seed';
import { adminToken, backendUrl } from './support/stack';

interface Problem {
  code: string;
  severity: string;
  sectionId: string | null;
  field: string | null;
  language: string | null;
  detail?: string;
}

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.ofAdmin();
  editor = await EditSession.create();
});

test.afterAll(removePages);
test.afterAll(removeAccounts);

const problemsOf = async (pageKey: string) =>
  ((await editor.get('CheckPage', { pageKey })).body.data as { problems: Problem[] }).problems;

async function publish(pageKey: string) {
  const { revision } = await admin.page(pageKey);
  return admin.post('PublishPage', { pageKey, revision });
}

/** A time relative to now, in milliseconds. */
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** Backdates a scheduled action, so that it is due. */
async function makeDue(planned: EditedPage['scheduled'][number] | undefined): Promise<void> {
  await changeRecords('UPDATE payload_jobs SET wait_until = ? WHERE id = ?', [inTime(-1_000), Number(planned?.id)]);
}

test.describe('a page created on the site', () => {
  test('is a draft with a unique key from its title', async () => {
    const title = `Köprü Işığı ${randomUUID()}`;
    const { status, body } = await editor.post('CreatePage', { title, language: 'tr' });
    const made = body.data as { pageKey: string; link: string; revision: string };
    expect([status, made.pageKey]).toEqual([200, expect.stringMatching(/^kopru-isigi-[\da-f-]+$/)]);
    expect(made.link).toBe(`/page/${made.pageKey}`);
    expect((await publicPage(made.pageKey)).status).toBe(404);
    expect(await editor.page(made.pageKey)).toMatchObject({
      status: 'draft',
      revision: made.revision,
      page: { title },
    });
    const refused = { status: 400, body: { code: 'validation' } };
    for (const [values, fields] of [
      [{ title }, { pageKey: 'taken' }],
      [{ title: 'x', pageKey: 'homepage' }, { pageKey: 'taken' }],
      [{ title: 'x', pageKey: 'Not A Key' }, { pageKey: 'invalid' }],
      [{ title: '???' }, { pageKey: 'invalid' }],
      [{ title: '  ' }, { title: 'required' }],
    ] as const) {
      const answer = await editor.post('CreatePage', { ...values, language: 'tr' });
      expect(answer).toMatchObject({ ...refused, body: { ...refused.body, data: { fields } } });
    }
    expect((await publish(made.pageKey)).status).toBe(200);
    expect((await publicPage(made.pageKey)).status).toBe(200);
  });

  test('copies the sections of another page in every language, with new row ids', async () => {
    const pageKey = `kopya-${randomUUID()}`;
    const made = await editor.post('CreatePage', { title: 'Kopya', pageKey, language: 'tr', copyFrom: 'jet-grout' });
    expect(made).toMatchObject({ status: 200, body: { data: { pageKey } } });
    const [copy, source] = [await editor.page(pageKey), await editor.page('jet-grout')];
    expect((made.body.data as EditedPage).revision).toBe(copy.revision);
    const shown = ({ page }: EditedPage) => page.sections.map(({ type, title }) => [type, title]);
    expect(shown(copy)).toEqual(shown(source));
    expect(copy.page.otherLangs.en?.sections[0]?.title).toBe(source.page.otherLangs.en?.sections[0]?.title);
    const rowIds = (page: EditedPage) => [...JSON.stringify(page).matchAll(/"rowId":"\w+"/g)].map(([id]) => id);
    expect(rowIds(copy).filter((id) => rowIds(source).includes(id))).toEqual([]);
    expect((await editor.post('CreatePage', { title: 'x', language: 'tr', copyFrom: 'yok' })).status).toBe(404);
  });

  test('cannot be created twice with the same key at the same moment', async () => {
    const body = { title: 'Aynı', pageKey: `ayni-${randomUUID()}`, language: 'tr' };
    const answers = await Promise.all([editor.post('CreatePage', body), admin.post('CreatePage', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

test('an earlier version can be read for a comparison, for its own page only', async () => {
  const { pageKey } = await newPage();
  const { revision } = await editor.page(pageKey);
  const values = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values: { title: 'Sonraki' } };
  await editor.post('SaveSection', values);
  const versions = (await editor.get('PageVersions', { pageKey })).body.data as { id: string }[];
  const versionId = versions.at(-1)?.id ?? '';
  const { body } = await editor.get('PageVersion', { pageKey, versionId });
  expect(sectionOf(body.data as EditedPage, 'page-title-1')?.title).toBe('Başlık');
  const foreign = await newPage();
  expect((await editor.get('PageVersion', { pageKey: foreign.pageKey, versionId })).status).toBe(404);
});

test.describe('the check before publishing', () => {
  test('finds no errors on the demo pages', async () => {
    for (const { pageKey } of seedPages as { pageKey: string }[]) {
      const errors = (await problemsOf(pageKey)).filter(({ severity }) => severity === 'error');
      expect([pageKey, errors]).toEqual([pageKey, []]);
    }
  });

  test('blocks a page with a broken link or a picture without alternative text, on the site and in the admin', async () => {
    const { pageKey, id } = await newPage();
    const before = await publicPage(pageKey);
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#135' } })
      .png()
      .toBuffer();
    const name = `metinsiz-${randomUUID()}.png`;
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), name);
    // The alternative text is set in English only, but Turkish is required.
    form.append('_payload', JSON.stringify({ alt: 'A square' }));
    const headers = { authorization: `JWT ${adminToken}` };
    const uploaded = await fetch(`${backendUrl}/api/media?locale=en`, { method: 'POST', headers, body: form });
    const { doc } = (await uploaded.json()) as { doc: { id: number } };

    const opened = await editor.page(pageKey);
    const save = async (sectionId: string, values: Json) => {
      const { revision } = await editor.page(pageKey);
      expect((await editor.post('SaveSection', { pageKey, language: 'tr', sectionId, revision, values })).status).toBe(
        200,
      );
    };
    const description = '<p><a href="/page/olmayan-sayfa#a">x</a> <a href="/about">y</a></p>';
    await save('page-title-1', { backgroundImage: { id: doc.id } });
    await save('about-1', { description });
    const expected = [
      { code: 'alt_missing', sectionId: 'page-title-1', field: 'backgroundImage', language: 'tr' },
      {
        code: 'link_broken',
        sectionId: 'about-1',
        field: 'description',
        language: 'tr',
        detail: '/page/olmayan-sayfa#a',
      },
    ];
    const errors = (await problemsOf(pageKey)).filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject(expected);

    const refused = await publish(pageKey);
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect((refused.body.data as { problems: Problem[] }).problems.slice(0, 2)).toMatchObject(expected);
    const inAdmin = await fetch(`${backendUrl}/api/pages/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'tr' },
      body: JSON.stringify({ _status: 'published' }),
    });
    expect(inAdmin.status).toBe(400);
    const text = await inAdmin.text();
    expect(text).toContain('sections.0.backgroundImage');
    expect(text).toContain('Bağlantı bir yere çıkmıyor: /page/olmayan-sayfa#a');
    const soon = { pageKey, action: 'publish', at: inTime(60_000) };
    const planned = await admin.post('SchedulePage', soon);
    expect(planned).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect((planned.body.data as { problems: Problem[] }).problems.slice(0, 2)).toMatchObject(expected);
    expect((await publicPage(pageKey)).body).toEqual(before.body);

    await asAdmin(`media/${doc.id}?locale=tr`, 'PATCH', { alt: 'Kare' });
    await save('about-1', { description: '<p><a href="/en/page/jet-grout?a=1">x</a></p>' });
    expect((await publish(pageKey)).status).toBe(200);
    expect((await publicPage(pageKey)).body.data).toMatchObject({ title: opened.page.title });
  });

  test('checks all languages, even when the admin saves one', async () => {
    const { id } = await newPage();
    const save = (locale: string, data: Json, query = '') =>
      asAdmin(`pages/${id}?locale=${locale}${query}`, 'PATCH', data);
    const { sections } = (await (await asAdmin(`pages/${id}?locale=en&draft=true`)).json()) as { sections: Json[] };
    const withLink = (href: string) =>
      sections.map((row) =>
        row.sectionId === 'about-1' ? { ...row, description: `<p><a href="${href}">x</a></p>` } : row,
      );
    expect((await save('en', { sections: withLink('/page/nowhere') }, '&draft=true')).status).toBe(200);
    expect((await save('tr', { _status: 'published' })).status).toBe(400);
    expect((await save('en', { sections: withLink('/about'), _status: 'published' })).status).toBe(200);
  });

  test('accepts files, routes and redirects, and warns about unpublished pages', async () => {
    const draft = `taslak-${randomUUID()}`;
    await editor.post('CreatePage', { title: 'Taslak', pageKey: draft, language: 'tr' });
    const from = `/eski-${randomUUID()}`;
    await asAdmin('redirects', 'POST', { from, to: '/about', permanent: true });
    const { items } = (await editor.get('EditMedia')).body.data as { items: { src: string }[] };
    const good = [
      '/',
      '/en',
      '/ara?q=x',
      '/reference/metro-projeleri',
      from,
      `/en${from}`,
      items[0]?.src,
      '#x',
      'tel:+90',
    ];
    const bad = ['/reference/yok', '/media/yok.jpg', '/en/page/yok', '/Jet-Grout', '/page/jet-grout/x'];
    const description = [...good, ...bad, `/page/${draft}`].map((href) => `<p><a href="${href}">x</a></p>`).join('');
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const values = { pageKey, language: 'tr', sectionId: 'about-1', revision, values: { description } };
    expect((await editor.post('SaveSection', values)).status).toBe(200);
    const found = await problemsOf(pageKey);
    const linksThat = (which: string) => found.filter(({ code }) => code === which).map(({ detail }) => detail);
    expect(linksThat('link_broken')).toEqual(bad);
    expect(linksThat('link_unpublished')).toEqual([`/page/${draft}`]);
  });

  test('allows two new pages that link to each other', async () => {
    const keys = [`ilk-${randomUUID()}`, `son-${randomUUID()}`] as const;
    for (const pageKey of keys) {
      await editor.post('CreatePage', { title: pageKey, pageKey: notePage(pageKey), language: 'tr' });
    }
    for (const [pageKey, other] of [keys, keys.toReversed()] as [string, string][]) {
      const { revision } = await admin.page(pageKey);
      const added = await admin.post('ChangeSections', { pageKey, revision, change: { kind: 'add', type: 'about' } });
      const { page, revision: next } = added.body.data as EditedPage;
      const values = { title: 'x', description: `<p><a href="/page/${other}">x</a></p>` };
      const section = { pageKey, language: 'tr', sectionId: page.sections[0]?.id, revision: next, values };
      expect(await admin.post('SaveSection', section)).toMatchObject({ status: 200 });
    }
    for (const pageKey of keys) {
      const { revision } = await admin.page(pageKey);
      expect(await admin.post('PublishPage', { pageKey, revision })).toMatchObject({ status: 200 });
    }
    expect(await problemsOf(keys[0])).not.toContainEqual(expect.objectContaining({ code: 'link_unpublished' }));
  });
});

test.describe('scheduled publishing', () => {
  test('publishes and withdraws a page at the scheduled time', async () => {
    const pageKey = `zamanli-${randomUUID()}`;
    await editor.post('CreatePage', { title: 'Zamanlı', pageKey, language: 'tr' });
    const plan = (action: string, at: string) => admin.post('SchedulePage', { pageKey, action, at });
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
    const done = (await trailOf('subject', pageKey)).filter(({ result }) => result === 'done');
    expect(done.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['scheduledPublish', 'scheduledUnpublish']),
    );
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
    const at = inTime(3_600_000);
    expect((await planner.post('SchedulePage', { pageKey: orphan, action: 'publish', at })).status).toBe(200);
    expect((await admin.post('SchedulePage', { pageKey: faulty, action: 'publish', at })).status).toBe(200);
    await asAdmin(`users/${planner.accountId}`, 'PATCH', { role: 'editor' });
    const { revision } = await editor.page(faulty);
    const values = { description: '<p><a href="/page/yok">x</a></p>' };
    const about = { pageKey: faulty, language: 'tr', sectionId: 'about-1', revision, values };
    expect((await editor.post('SaveSection', about)).status).toBe(200);
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
      const args = {
        type: 'unpublish',
        date: '$D' + inTime(3_600_000),
        doc: { relationTo: 'pages', value: String(id) },
      };
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
      const count = session === admin ? 1 : 0;
      expect([session.name, (await admin.page(pageKey)).scheduled]).toEqual([
        session.name,
        Array.from({ length: count }, () => expect.objectContaining({ action: 'unpublish' }) as unknown),
      ]);
      await context.close();
    }
  });

  test('runs overdue jobs at the next start, including interrupted ones', async () => {
    test.setTimeout(120_000);
    const backend = await OwnBackend.start();
    try {
      const ids = [await backend.addDraft('bir'), await backend.addDraft('iki')];
      await backend.restart(async ({ execute }) => {
        for (const [index, id] of ids.entries()) {
          const [doc, user] = [
            { relationTo: 'pages', value: String(id) },
            { relationTo: 'users', value: 1 },
          ];
          // The second job is stored as a killed process leaves it: still marked as processing.
          await execute(
            `INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing) VALUES (?, 'schedulePublish', 'default', ?, ?)`,
            [JSON.stringify({ type: 'publish', doc, user }), inTime(-60_000), index],
          );
        }
      });
      for (const pageKey of ['bir', 'iki']) {
        await expect.poll(() => backend.statusOf(pageKey)).toBe(200);
      }
    } finally {
      await backend.end();
    }
  });
});

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
    await expect(page.getByRole('heading', { name: 'Denetim kayıtları' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: pageKey });
    await expect(row).toContainText('Yayınlandı');
    await expect(row).toContainText('Sayfalar');
  });
});

test('a picture’s admin form lists where it is used, and a used picture cannot be deleted', async ({
  page,
  context,
}) => {
  const title = `Kullanan sayfa ${randomUUID()}`;
  const { pageKey } = await newPage({ title });
  const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#531' } })
    .jpeg()
    .toBuffer();
  const uploaded = await editor.upload(picture, `kullanilan-${randomUUID()}.jpg`, { alt: 'Kare' });
  const { id } = uploaded.body.data as { id: number };
  const setImage = async (backgroundImage: Json | null) => {
    const { revision } = await editor.page(pageKey);
    const body = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values: { backgroundImage } };
    expect((await editor.post('SaveSection', body)).status).toBe(200);
  };
  await setImage({ id });
  await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
  await page.goto(`${backendUrl}/admin/collections/media/${id}`);
  const usage = page.getByRole('region', { name: 'Nerede kullanılıyor' });
  await expect(usage.getByRole('link', { name: title })).toHaveAttribute('href', /\/admin\/collections\/pages\/\d+$/);
  const refused = await asAdmin(`media/${id}`, 'DELETE');
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(title)]);
  await setImage(null);
  expect((await asAdmin(`media/${id}`, 'DELETE')).status).toBe(200);
});
