import { fireEvent, screen, within } from '@testing-library/react';

import { answers, holdBack, info, ok, page, problems, sections, settled, setUp } from '@/test/edit-mode';

import { openMenu, withMenu } from '../parts/menu-request';

const title = { name: /^Başlık/ };
const heroButton = /^Düzenle: .*Tünel/;
const panelOf = (name: string) => within(screen.getByRole('dialog', { name }));

/** Opens the form of the first section and types in it. */
async function typeInForm({ open, user }: ReturnType<typeof setUp>) {
  const panel = await open(heroButton);
  await user.type(panel.getByRole('textbox', title), '!');
}

const isFormKept = () => expect(panelOf('Bölümü düzenle').getByRole('textbox', title)).toHaveValue('Tünel!');

test('a publication that is answered late leaves the form open that was opened meanwhile', async () => {
  problems.push({
    code: 'translation_missing',
    severity: 'warning',
    sectionId: 'hero-1',
    field: 'title',
    language: 'en',
  });
  const edit = setUp({ ...info, status: 'changed' });
  const publish = { name: 'Yayımla' };
  await edit.user.click(screen.getByRole('button', publish));
  const check = within(await screen.findByRole('dialog', { name: 'Yayın denetimi' }));
  answers.push(ok({ revision: 'r2', publishedRevision: 'r2', addresses: [] }), ok({ state: 'live', seconds: 1 }));
  const release = holdBack('PublishPage');
  await edit.user.click(check.getByRole('button', publish));
  await typeInForm(edit);
  release();
  expect(await screen.findByText(/^Yayımladığınız hâl ziyaretçilere ulaştı/)).toBeVisible();
  isFormKept();
});

test('a check that finds problems late does not replace the form that was opened meanwhile', async () => {
  const edit = setUp({ ...info, status: 'changed' });
  const found = [{ code: 'required_missing', severity: 'error', sectionId: 'hero-1', field: 'title' }];
  answers.push([400, { success: false, code: 'validation', data: { problems: found } }]);
  const release = holdBack('PublishPage');
  await edit.user.click(screen.getByRole('button', { name: 'Yayımla' }));
  await typeInForm(edit);
  release();
  expect(await screen.findByText('Yayımlanamadı: 1 engel var.')).toBeVisible();
  isFormKept();
});

const added = { id: 'table-1', type: 'table', order: 15, title: 'Sayılar' };

test('a section that is added late does not replace the form that was opened meanwhile', async () => {
  const edit = setUp();
  await edit.user.click(screen.getByLabelText(/^Bölüm işlemleri: Kapak/));
  fireEvent.click(screen.getAllByRole('button', { name: 'Altına bölüm ekle' })[0] ?? document.body);
  answers.push(ok({ page: { ...page, sections: [...sections, added] }, revision: 'r2' }));
  const release = holdBack('ChangeSections');
  await edit.user.click(panelOf('Bölüm ekle').getByRole('button', { name: 'Tablo' }));
  await typeInForm(edit);
  release();
  expect(await screen.findByText(/^Bölüm eklendi/)).toBeVisible();
  isFormKept();
});

test('a section that becomes reusable late leaves the form open that was opened meanwhile', async () => {
  const edit = setUp();
  await edit.user.click(screen.getByLabelText(/^Bölüm işlemleri: Sık sorulanlar/));
  const [, share] = screen.getAllByRole('button', { name: 'Ortak bölüm yap' });
  fireEvent.click(share ?? document.body);
  answers.push(ok({ revision: 'r2' }));
  const release = holdBack('ShareSection');
  fireEvent.submit(screen.getByRole('textbox', { name: /^Ortak bölümün adı/ }));
  await typeInForm(edit);
  release();
  await settled();
  isFormKept();
});

test('a version of the menu that is restored late leaves the form open that was opened meanwhile', async () => {
  const { user, panel } = await openMenu(withMenu(null));
  answers.push(
    ok(['10', '09'].map((hour) => ({ id: hour, updatedAt: `2026-11-20T${hour}:00:00Z`, by: 'Ece', changes: [] }))),
  );
  await user.click(panel.getByRole('button', { name: 'Sürümler' }));
  const release = holdBack('RestorePart');
  answers.push(ok({ revision: 'n2' }));
  await user.click((await panel.findAllByRole('button', { name: /^Geri yükle/ }))[0] ?? document.body);
  await user.click(screen.getByRole('button', { name: heroButton }));
  await user.type(panelOf('Bölümü düzenle').getByRole('textbox', title), '!');
  release();
  expect(await screen.findByText('Sürüm taslak olarak geri yüklendi')).toBeVisible();
  isFormKept();
});

test('a section that is deleted late leaves its form open if something was typed meanwhile', async () => {
  const edit = setUp();
  await edit.open(heroButton);
  await edit.user.click(screen.getByLabelText(/^Bölüm işlemleri: Kapak/));
  answers.push(ok({ page: { ...page, sections: sections.slice(1) }, revision: 'r2' }));
  const release = holdBack('ChangeSections');
  fireEvent.click(screen.getAllByRole('button', { name: 'Sil' })[0] ?? document.body);
  await edit.user.type(panelOf('Bölümü düzenle').getByRole('textbox', title), '!');
  release();
  expect(await screen.findByText(/^Bölüm silindi/)).toBeVisible();
  isFormKept();
});

test('a form that closes while a text of it is written: the next form takes the focus as usual', async () => {
  const edit = setUp();
  await edit.user.click(screen.getByLabelText(/^Bölüm işlemleri: Kapak/));
  answers.push(ok({ page: { ...page, sections: sections.slice(1) }, revision: 'r2' }));
  await edit.open(heroButton);
  const release = holdBack('ChangeSections');
  fireEvent.click(screen.getAllByRole('button', { name: 'Sil' })[0] ?? document.body);
  await edit.user.click(screen.getByText('Tünel'));
  release();
  expect(await screen.findByText(/^Bölüm silindi/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const panel = await edit.open(/^Düzenle: .*Sorular/);
  expect(panel.getByRole('heading', { name: 'Bölümü düzenle' })).toHaveFocus();
});
