import { expect, test } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { callWith, EditSession, newPage, publicPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, expectNoOverflow, openSection, titleButton } from './support/edit-page';
import { asAdmin } from './support/forms-backend';
import { firstLink, isTo, waitForMail } from './support/mail';
import { backendUrl } from './support/stack';

let editor: EditSession;
let colleague: EditSession;

test.beforeAll(async () => {
  [editor, colleague] = [await EditSession.create('editor'), await EditSession.create('editor')];
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`each version says what it changed and by whom, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const values = { title: 'Tünel işleri' };
    const body = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values };
    expect((await editor.post('SaveSection', body)).status).toBe(200);
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    await choose(page, 'Sürümler');
    const panel = page.getByRole('dialog', { name: 'Sürümler' });
    const [newest, oldest] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()];
    await expect(newest).toContainText('1 bölüm değişti: Sayfa başlığı');
    await expect(newest).toContainText(editor.name);
    await expect(oldest).toContainText('Saklanan en eski sürüm');
    await expectNoOverflow(panel);
    await context.close();
  });
}

for (const width of [1440, 390]) {
  test(`a section says who is working in it, on the page and in its form, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const mine = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const theirs = await enter(browser, colleague, `/edit/page/${pageKey}`, width);
    const reported = theirs.page.waitForRequest(
      (request) => request.url().endsWith('EditHeartbeat') && Boolean(request.postData()?.includes('page-title-1')),
    );
    const theirPanel = await openSection(theirs.page, titleButton);
    await (await reported).response();
    const comeBack = () => mine.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    const section = mine.page.locator('[data-edit="page-title-1"]');
    await expect(section.getByText(`Burada: ${colleague.name}`)).toBeVisible();
    await expect(mine.page.locator('[data-edit="about-1"]').getByText('Burada:')).toHaveCount(0);
    await mine.page.screenshot({ path: test.info().outputPath(`here-${width}.png`) });
    const panel = await openSection(mine.page, titleButton);
    await expect(panel).toContainText(`başkaları da çalışıyor: ${colleague.name}.`);

    const left = theirs.page.waitForRequest(
      (request) => request.url().endsWith('EditHeartbeat') && !request.postData()?.includes('page-title-1'),
    );
    await theirPanel.getByRole('button', { name: 'Paneli kapat' }).click();
    await (await left).response();
    await comeBack();
    await expect(section.getByText(`Burada: ${colleague.name}`)).toHaveCount(0);
    await mine.context.close();
    await theirs.context.close();
  });
}

interface Threads {
  threads: { id: string; resolvedAt: string | null; comments: { text: string; author: string }[] }[];
  colleagues: string[];
}

const commentsOf = async (session: EditSession, pageKey: string, sectionId = 'about-1') =>
  (await session.get('Comments', { pageKey, sectionId })).body.data as Threads;
const comment = (session: EditSession, pageKey: string, more: object = {}) =>
  session.post('WriteComment', { pageKey, sectionId: 'about-1', text: 'Bu metin <b>eski</b>.', ...more });

for (const width of [1440, 390]) {
  test(`a comment with a mention: mail, count at the section, answer, resolved, at ${width} px`, async ({
    browser,
  }) => {
    const { pageKey } = await newPage();
    const mine = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const section = mine.page.locator('[data-edit="about-1"]');
    await section.getByLabel(/^Bölüm işlemleri/).click();
    await section.getByRole('button', { name: 'Yorum yaz' }).click();
    const panel = mine.page.getByRole('dialog', { name: 'Bölümü düzenle' });
    await expect(panel.getByRole('heading', { name: 'Yorumlar' })).toBeInViewport();
    await panel.getByLabel('Yeni yorum').fill('Bu metin <b>eski</b>.');
    await panel.getByLabel(/^Birinden söz et/).selectOption(colleague.name);
    await expect(panel.getByLabel('Yeni yorum')).toHaveValue(`Bu metin <b>eski</b>. @${colleague.name} `);
    await panel.getByRole('button', { name: 'Yorumu gönder' }).click();
    await expect(panel.getByRole('article')).toContainText('Bu metin <b>eski</b>.');
    await expect(section.getByRole('button', { name: /^1 açık yorum/ })).toBeVisible();
    await expectNoOverflow(panel);
    expect(await barriersIn(mine.page, '[role="dialog"]')).toEqual([]);
    await mine.page.screenshot({ path: test.info().outputPath(`comment-${width}.png`) });

    const mail = await waitForMail((each) => isTo(colleague.email)(each) && each.text?.includes(`/page/${pageKey}`));
    expect(mail.text).toContain(`${editor.name} “Deneme sayfası” sayfasının`);
    expect(mail.html).not.toContain('<b>');
    const theirs = await enter(browser, colleague, firstLink(mail) + '#section:about-1', width);
    const answering = theirs.page.getByRole('dialog', { name: 'Bölümü düzenle' });
    await answering.getByText('Yanıtla', { exact: true }).click();
    await answering.getByLabel('Yanıtınız').fill('Yeniledim.');
    await answering.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(answering.getByRole('article')).toContainText('Yeniledim.');
    await answering.getByRole('button', { name: /^Çözüldü/ }).click();
    await expect(answering.getByRole('article')).toHaveCount(0);

    await mine.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(section.getByRole('button', { name: /açık yorum/ })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Çözülen yorumlar (1)' }).click();
    await expect(panel.getByRole('article')).toContainText('Yeniledim.');
    await expect(panel.getByRole('article')).toContainText(`${colleague.name} çözüldü olarak işaretledi`);
    await mine.context.close();
    await theirs.context.close();
  });
}

test('comments stay with their section, and are never public', async () => {
  const { pageKey, id } = await newPage();
  expect((await comment(editor, pageKey)).status).toBe(200);
  const { revision } = await editor.page(pageKey);
  const moved = await editor.post('ChangeSections', {
    pageKey,
    revision,
    change: { kind: 'move', id: 'about-1', afterId: null },
  });
  const newest = (moved.body.data as { revision: string }).revision;
  const admin = await EditSession.create('admin');
  expect((await admin.post('PublishPage', { pageKey, revision: newest })).status).toBe(200);
  expect((await commentsOf(colleague, pageKey)).threads).toHaveLength(1);
  expect(JSON.stringify((await publicPage(pageKey)).body)).not.toContain('eski');
  const { page } = await editor.page(pageKey);
  expect(JSON.stringify(page)).not.toContain('eski');

  // A new section of the same type is another one, although it could have the deleted one's id.
  const now = await editor.page(pageKey);
  const gone = { kind: 'delete', id: 'about-1' };
  const deleted = await editor.post('ChangeSections', { pageKey, revision: now.revision, change: gone });
  const next = (deleted.body.data as { revision: string }).revision;
  const added = { kind: 'add', type: 'about', language: 'tr' };
  await editor.post('ChangeSections', { pageKey, revision: next, change: added });
  const ids = (await editor.page(pageKey)).page.sections.map(({ id }) => id);
  expect(ids).toContain('about-2');
  expect(ids).not.toContain('about-1');

  // Nor does one that is added in the admin's form, where the same save deletes another.
  const sections = [{ blockType: 'about', title: 'Yeni' }];
  expect((await asAdmin(`pages/${id}?locale=tr`, 'PATCH', { sections })).status).toBe(200);
  expect((await editor.page(pageKey)).page.sections.map(({ id: section }) => section)).toEqual(['about-3']);
});

test('only who may edit reads and writes comments, and only of the page that is named', async () => {
  const { pageKey } = await newPage();
  const other = await newPage();
  const written = await comment(editor, pageKey);
  const threadId = (written.body.data as Threads).threads[0]?.id;
  expect((await callWith(undefined, `Comments?pageKey=${pageKey}&sectionId=about-1`)).status).toBe(401);
  expect((await callWith(undefined, 'WriteComment', { method: 'POST', body: '{}' })).status).toBe(401);
  expect((await fetch(`${backendUrl}/api/section-comments`)).status).toBe(403);
  const strayed = { pageKey: other.pageKey, sectionId: 'about-1', threadId };
  expect(await editor.post('WriteComment', { ...strayed, text: 'x' })).toMatchObject({ status: 404 });
  expect(await editor.post('ResolveComment', { ...strayed, isResolved: true })).toMatchObject({ status: 404 });
  expect(await comment(editor, pageKey, { sectionId: 'no-such' })).toMatchObject({ status: 404 });
  expect(await comment(editor, pageKey, { text: '  ' })).toMatchObject({
    body: { data: { fields: { text: 'required' } } },
  });
  expect((await commentsOf(editor, pageKey)).threads[0]?.resolvedAt).toBeNull();
});
