import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { stubDialog } from '@/components/ui/dialog-stub';
import { answers, holdBack, info, ok, page, sections, sent, setUp } from '@/test/edit-mode';

const item = {
  id: 7,
  src: '/media/a.jpg',
  name: 'a.jpg',
  width: 600,
  height: 400,
  alt: 'Baraj',
  focal: { x: 50, y: 50 },
};
const details = { item, usage: [], isLocked: false };
const shown = { ...info, page: { ...page, sections: [{ ...sections[0], backgroundImage: item }] } };
const alt = { name: /^Alternatif metin Türkçe/ };

beforeEach(stubDialog);

/** Opens the form of the picture in the first section. */
async function openPicture() {
  const edit = setUp(shown);
  const panel = await edit.open(/^Düzenle: .*Tünel/);
  answers.push(ok(details));
  const [button] = panel.getAllByRole('button', { name: /^Görseli düzenle/ });
  await edit.user.click(button ?? document.body);
  const form = within(await screen.findByRole('dialog', { name: 'Görseli düzenle' }));
  await form.findByRole('textbox', alt);
  return { ...edit, form };
}

async function typeAlt({ user, form }: Awaited<ReturnType<typeof openPicture>>) {
  await user.clear(form.getByRole('textbox', alt));
  await user.type(form.getByRole('textbox', alt), 'Baraj gövdesi');
}

test('another file for the picture leaves the typed text and the chosen crop', async () => {
  const edit = await openPicture();
  const { user, form } = edit;
  await typeAlt(edit);
  await user.selectOptions(form.getByRole('combobox', { name: 'Kırpma' }), '1:1');
  await user.upload(form.getByLabelText('Yerine geçecek görsel'), new File(['x'], 'b.jpg', { type: 'image/jpeg' }));
  answers.push(ok({ ...details, item: { ...item, src: '/media/b.jpg', width: 300 } }));
  await user.click(form.getByRole('button', { name: 'Her yerde değiştir' }));
  expect(await form.findByText(/^Görsel kaydedildi/)).toBeVisible();
  expect(form.getByRole('textbox', alt)).toHaveValue('Baraj gövdesi');
  expect(form.getByRole('combobox', { name: 'Kırpma' })).toHaveValue('1:1');
});

test('a crop of a picture that somebody has replaced is not taken; the new picture is shown', async () => {
  const { user, form } = await openPicture();
  await user.selectOptions(form.getByRole('combobox', { name: 'Kırpma' }), '1:1');
  const newest = { ...details, item: { ...item, src: '/media/b.jpg' } };
  answers.push([409, { success: false, code: 'conflict', data: {} }], ok(newest), ok(newest));
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await form.findByText(/^Bu görsel siz düzenlerken değiştirildi/)).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({ id: '7', src: '/media/a.jpg' });
  expect(form.getByRole('combobox', { name: 'Kırpma' })).toHaveValue('1:1');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(sent.at(-1)?.body).toMatchObject({ src: '/media/b.jpg' });
});

test('a chosen file counts as unsaved until it is sent, and is not chosen any more then', async () => {
  const { user, form } = await openPicture();
  const chosen = form.getByLabelText<HTMLInputElement>('Yerine geçecek görsel');
  await user.upload(chosen, new File(['x'], 'b.jpg', { type: 'image/jpeg' }));
  window.confirm = jest.fn(() => false);
  await user.click(form.getByRole('button', { name: 'Kapat' }));
  expect(window.confirm).toHaveBeenCalledTimes(1);
  window.confirm = () => true;
  answers.push(ok({ ...details, item: { ...item, src: '/media/b.jpg' } }));
  await user.click(form.getByRole('button', { name: 'Her yerde değiştir' }));
  expect(await form.findByText(/^Görsel kaydedildi/)).toBeVisible();
  expect(chosen.files).toHaveLength(0);
  window.confirm = jest.fn(() => false);
  await user.click(form.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Görseli düzenle' })).not.toBeInTheDocument());
  expect(window.confirm).not.toHaveBeenCalled();
});

test('typed text is discarded only after a question, by each way to close', async () => {
  const edit = await openPicture();
  const { user, form } = edit;
  await typeAlt(edit);
  window.confirm = jest.fn(() => false);
  await user.click(form.getByRole('button', { name: 'Vazgeç' }));
  await user.click(form.getByRole('button', { name: 'Kapat' }));
  await user.keyboard('{Escape}{Escape}');
  expect(window.confirm).toHaveBeenCalledTimes(4);
  expect(form.getByRole('textbox', alt)).toHaveValue('Baraj gövdesi');
  window.confirm = () => true;
  await user.click(form.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Görseli düzenle' })).not.toBeInTheDocument());
});

test('a picture without changes closes at once, and one that was saved too', async () => {
  const edit = await openPicture();
  const { user, form } = edit;
  await typeAlt(edit);
  answers.push(ok({ ...details, item: { ...item, alt: 'Baraj gövdesi' } }));
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  await form.findByText(/^Görsel kaydedildi/);
  window.confirm = jest.fn(() => false);
  await user.click(form.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Görseli düzenle' })).not.toBeInTheDocument());
  expect(window.confirm).not.toHaveBeenCalled();
});

test('what is changed while a save is sent stays, with the focus, and counts as unsaved', async () => {
  const edit = await openPicture();
  const { user, form } = edit;
  const english = form.getByRole('textbox', { name: 'Alternatif metin English' });
  const file = form.getByLabelText<HTMLInputElement>('Yerine geçecek görsel');
  await user.upload(file, new File(['x'], 'b.jpg', { type: 'image/jpeg' }));
  await typeAlt(edit);
  await user.selectOptions(form.getByRole('combobox', { name: 'Kırpma' }), 'free');
  const answer = holdBack('EditMedia');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  await user.type(form.getByRole('textbox', alt), ' ve göl');
  fireEvent.change(form.getByRole('slider', { name: 'Odak, soldan sağa' }), { target: { value: '90' } });
  await user.type(english, 'Dam');
  answers.push(ok({ ...details, item: { ...item, alt: 'Baraj gövdesi', width: 480, height: 320 } }));
  answer();
  expect(await form.findByText(/^Görsel kaydedildi/)).toBeVisible();
  expect(english).toHaveFocus();
  expect(english).toHaveValue('Dam');
  expect(form.getByRole('textbox', alt)).toHaveValue('Baraj gövdesi ve göl');
  expect(file.files).toHaveLength(1);
  // The crop is saved. The point was set in the picture before it: 90 % of that are all of the part from 10 % to 90 %.
  expect(form.getByRole('combobox', { name: 'Kırpma' })).toHaveValue('');
  window.confirm = jest.fn(() => false);
  await user.click(form.getByRole('button', { name: 'Kapat' }));
  expect(window.confirm).toHaveBeenCalledTimes(1);
  answers.push(ok({ ...details, item: { ...item, alt: 'Baraj gövdesi ve göl' } }));
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(JSON.parse(String(sent.at(-1)?.body.alts))).toEqual({ tr: 'Baraj gövdesi ve göl', en: 'Dam' });
  expect(sent.at(-1)?.body).toMatchObject({ focal: '{"x":100,"y":50}' });
  expect(sent.at(-1)?.body).not.toHaveProperty('crop');
});

test('a crop that is changed while it is sent stays, as a part of the cropped picture', async () => {
  const { user, form } = await openPicture();
  await user.selectOptions(form.getByRole('combobox', { name: 'Kırpma' }), 'free');
  const answer = holdBack('EditMedia');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  act(() => form.getByRole('button', { name: /^Sol üst köşe/ }).focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  answers.push(ok({ ...details, item: { ...item, width: 480, height: 320 } }));
  answer();
  await form.findByText(/^Görsel kaydedildi/);
  expect(form.getByRole('button', { name: /^Sol üst köşe/ })).toHaveFocus();
  expect(form.getByRole('combobox', { name: 'Kırpma' })).toHaveValue('free');
  answers.push(ok(details));
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(JSON.parse(String(sent.at(-1)?.body.crop))).toEqual({ x: 12.5, y: 0, width: 87.5, height: 100 });
});

test('the focus stays at the button that saves, or goes from the frame that a save removes to its field', async () => {
  const { user, form } = await openPicture();
  const saveCrop = async (focusBeforeAnswer?: RegExp) => {
    await user.selectOptions(form.getByRole('combobox', { name: 'Kırpma' }), 'free');
    const answer = holdBack('EditMedia');
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    if (focusBeforeAnswer) act(() => form.getByRole('button', { name: focusBeforeAnswer }).focus());
    answers.push(ok(details));
    answer();
    await form.findByText(/^Görsel kaydedildi/);
  };
  await saveCrop();
  expect(form.getByRole('button', { name: 'Kaydet' })).toHaveFocus();
  await saveCrop(/^Sol üst köşe/);
  expect(form.getByRole('combobox', { name: 'Kırpma' })).toHaveFocus();
});

test('when the session has ended, the window has the link to sign in, and keeps the text', async () => {
  const edit = await openPicture();
  const { user, form } = edit;
  await typeAlt(edit);
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await form.findByRole('link', { name: /Yeniden giriş/ })).toBeVisible();
  expect(form.getByRole('textbox', alt)).toHaveValue('Baraj gövdesi');
});
