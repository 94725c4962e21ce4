import { screen, waitFor, within } from '@testing-library/react';

import { answers, info, ok, page, save, sections, sent, settled, setUp } from '@/test/edit-mode';

const title = { name: /^Başlık/ };
const deleted = { success: false, code: 'conflict', data: { section: null, revision: 'r5', base: sections[0] } };
const missing = { success: false, code: 'not_found' };
const putBack = { name: 'Bölümü geri koy ve kaydet' };

async function typeAndSave() {
  const edit = setUp();
  const panel = await edit.open(/^Düzenle: .*Tünel/);
  await edit.user.type(panel.getByRole('textbox', title), '!');
  return { ...edit, panel, pressSave: () => edit.user.click(panel.getByRole('button', save)) };
}

test('a section that somebody else has deleted is put back with what was typed', async () => {
  const { user, panel, pressSave } = await typeAndSave();
  answers.push([409, deleted], ok({ page, revision: 'r5' }));
  await pressSave();
  const notice = within(await panel.findByRole('alert', { name: 'Bu bölüm silindi' }));
  expect(screen.queryByText(/yeniden deneyin/)).not.toBeInTheDocument();
  expect(panel.getByRole('textbox', title)).toHaveValue('Tünel!');

  answers.push(
    ok({ page, revision: 'r5' }),
    // Somebody has changed the page since.
    [409, { success: false, code: 'conflict', data: { page, revision: 'r6' } }],
    ok({ page, revision: 'r7' }),
    ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r8' }),
  );
  await user.click(notice.getByRole('button', putBack));
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  const change = { kind: 'restore', id: 'hero-1' };
  expect(sent.slice(1).map(({ name, body }) => [name, body.revision, body.change ?? body.values])).toEqual([
    ['ChangeSections', 'r5', change],
    ['ChangeSections', 'r6', change],
    ['SaveSection', 'r1', { title: 'Tünel!' }],
  ]);
});

test('a section that cannot be put back: the form says so, and keeps the text', async () => {
  const { user, panel, pressSave } = await typeAndSave();
  answers.push([404, missing], ok({ page, revision: 'r5' }));
  await pressSave();
  answers.push(ok({ page, revision: 'r5' }), [404, missing]);
  await user.click(await panel.findByRole('button', putBack));
  expect(await panel.findByText(/^Bölüm geri konamadı/)).toBeVisible();
  expect(panel.getByRole('textbox', title)).toHaveValue('Tünel!');
});

const putPageBack = { name: 'Sayfayı geri getir ve kaydet' };
const inBin = { id: 7, kind: 'page', uuid: 'u-a', title: 'Sayfa', link: '/page/a' };

async function savedOnDeletedPage(shown = info) {
  const edit = setUp({ ...shown, page: { ...page, uuid: 'u-a' } });
  const panel = await edit.open(/^Düzenle: .*Tünel/);
  await edit.user.type(panel.getByRole('textbox', title), '!');
  answers.push([404, missing], [404, missing]);
  await edit.user.click(panel.getByRole('button', save));
  return { ...edit, panel, notice: within(await panel.findByRole('alert', { name: 'Bu sayfa silindi' })) };
}

test('a page that somebody else has deleted is put back from its open form, with what was typed', async () => {
  const { user, panel, notice } = await savedOnDeletedPage();
  const section = { ...sections[0], title: 'Tünel!' };
  answers.push(
    [404, missing],
    ok([{ ...inBin, id: 6, kind: 'section' }, { ...inBin, id: 5, uuid: 'u-b' }, inBin]),
    ok({ kind: 'page', pageKey: 'a', link: '/page/a', revision: 'r9' }),
    // The restored page has revisions of its own.
    [409, { success: false, code: 'conflict', data: { section: sections[0], revision: 'r9' } }],
    ok({ section, revision: 'r10' }),
  );
  await user.click(notice.getByRole('button', putPageBack));
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent.slice(1).map(({ name, body }) => [name, body.id ?? body.values])).toEqual([
    ['RestoreDeleted', 7],
    ['SaveSection', { title: 'Tünel!' }],
    ['SaveSection', { title: 'Tünel!' }],
  ]);
});

test('a page that a colleague has put back meanwhile: the text is saved on it', async () => {
  const { user, panel, notice } = await savedOnDeletedPage();
  answers.push(ok({ page, revision: 'r9' }), ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r10' }));
  await user.click(notice.getByRole('button', putPageBack));
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(sent.some(({ name }) => name === 'RestoreDeleted')).toBe(false);
});

test.each([
  ['is not in the bin any more', [ok([])], /^Sayfa çöp kutusunda bulunamadı/],
  [
    'has lost its address to another page',
    [ok([inBin]), [400, { success: false, code: 'validation', data: { fields: { pageKey: 'taken' } } }]],
    /^Bu adreste artık başka bir sayfa var/,
  ],
] as [string, typeof answers, RegExp][])(
  'a deleted page that %s: the form says so, and keeps the text',
  async (...given) => {
    const [, found, text] = given;
    const { user, panel, notice } = await savedOnDeletedPage();
    answers.push([404, missing], ...found);
    await user.click(notice.getByRole('button', putPageBack));
    expect(await panel.findByText(text)).toBeVisible();
    expect(panel.getByRole('textbox', title)).toHaveValue('Tünel!');
  },
);

test('the text of a deleted page is copied, in every language', async () => {
  const { user, panel, pressSave } = await typeAndSave();
  answers.push([404, missing], [404, missing]);
  await pressSave();
  const notice = within(await panel.findByRole('alert', { name: 'Bu sayfa silindi' }));
  expect(notice.queryByRole('button', putBack)).not.toBeInTheDocument();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(notice.getByRole('button', { name: 'Metni kopyala' }));
  expect(await notice.findByText('Kopyalandı')).toBeVisible();
  expect(copied.mock.lastCall?.[0]).toMatch(
    /^Türkçe\nBaşlık: Tünel!\nAlt başlık: Kaya[^]*\n\nEnglish\nBaşlık: Tunnel$/,
  );
});

test('where the browser cannot copy, the text is shown to copy it by hand', async () => {
  const { user, panel, pressSave } = await typeAndSave();
  answers.push([404, missing], [404, missing]);
  await pressSave();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(await panel.findByRole('button', { name: 'Metni kopyala' }));
  expect((await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Yazdığınız metin' })).value).toMatch(
    /Tünel!/,
  );
});

test('a section that disappears from the page while it is edited: the form says so at once', async () => {
  const { panel, show } = await typeAndSave();
  const others = { ...page, sections: sections.slice(1) };
  show({ ...info, revision: 'r5', page: others });
  expect(await panel.findByRole('alert', { name: 'Bu bölüm silindi' })).toBeVisible();
  show({ ...info, revision: 'r6' });
  await waitFor(() => expect(panel.queryByRole('alert')).not.toBeInTheDocument());
});

test('unsaved edits of a section that was deleted meanwhile are offered after a reload', async () => {
  const { unmount } = await typeAndSave();
  unmount();
  const { user } = setUp({ ...info, revision: 'r5', page: { ...page, sections: sections.slice(1) } });
  await user.click(await screen.findByRole('button', { name: 'Metni geri yükle' }));
  const panel = within(screen.getByRole('dialog', { name: 'Bölümü düzenle' }));
  expect(panel.getByRole('textbox', title)).toHaveValue('Tünel!');
  expect(panel.getByRole('alert', { name: 'Bu bölüm silindi' })).toBeVisible();
  await settled();
});

test('an editor who deletes a section has its form closed, if nothing was typed in it', async () => {
  const { user, open } = setUp();
  await open(/^Düzenle: .*Tünel/);
  answers.push(ok({ page: { ...page, sections: sections.slice(1) }, revision: 'r2' }));
  await user.click(screen.getByLabelText(/^Bölüm işlemleri: Kapak/));
  const [remove] = screen.getAllByRole('button', { name: 'Sil' });
  await user.click(remove ?? document.body);
  expect(await screen.findByText('Bölüm silindi')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
