import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import {
  EditSession,
  newPage,
  notePicture,
  publicPage,
  removeAccounts,
  removePages,
  sectionOf,
  type EditedPage,
} from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { planPage } from './support/schedule';
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

test('a picture’s admin form lists where it is used, and a used picture cannot be deleted', async ({
  page,
  context,
}) => {
  const title = `Kullanan sayfa ${randomUUID()}`;
  const { pageKey } = await newPage({ title });
  const square = (background: string) => sharp({ create: { width: 30, height: 30, channels: 3, background } }).jpeg();
  // SQLite gives the highest number again: this one takes it, in case a page of another suite still names its former file.
  notePicture(title);
  await editor.upload(await square('#135').toBuffer(), `once-${randomUUID()}.jpg`, { alt: title });
  const picture = await square('#531').toBuffer();
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
  const usage = page.getByRole('region', { name: 'Kullanıldığı yerler' });
  await expect(usage.getByRole('link', { name: title })).toHaveAttribute('href', /\/admin\/collections\/pages\/\d+$/);
  const refused = await asAdmin(`media/${id}`, 'DELETE');
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(title)]);

  // The newest draft has no picture any more, but what is planned has it.
  const scheduled = (await planPage(admin, pageKey)).body.data as { scheduled: { id: string }[] };
  await setImage(null);
  const planned = await asAdmin(`media/${id}`, 'DELETE');
  expect([planned.status, await planned.text()]).toEqual([409, expect.stringContaining(`${title} (`)]);
  await page.reload();
  await expect(usage.getByRole('link')).toHaveText(`${title} (yayın planı)`);
  await admin.post('UnschedulePage', { pageKey, id: scheduled.scheduled[0]?.id });
  expect((await asAdmin(`media/${id}`, 'DELETE')).status).toBe(200);
});
