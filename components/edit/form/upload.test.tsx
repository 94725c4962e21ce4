import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { stubDialog } from '@/components/ui/dialog-stub';
import { answers, info, ok, page, sections, sent, setUp } from '@/test/edit-mode';

const shown = { ...info, page: { ...page, sections: [{ ...sections[0], backgroundImage: null }] } };

beforeEach(stubDialog);

async function openUpload() {
  const { user, open } = setUp(shown);
  const panel = await open(/^Düzenle: .*Tünel/);
  answers.push(ok({ items: [], pages: 0 }));
  await user.click(panel.getAllByRole('button', { name: /^Görsel seç:/ })[0] ?? document.body);
  const library = within(await screen.findByRole('dialog', { name: 'Medya kitaplığı' }));
  await library.findByText(/bulunamadı/);
  const file = library.getByLabelText<HTMLInputElement>('Dosya');
  /** Past the field's own filter, as a browser lets any file through that the editor insists on. */
  const choose = (chosen: File) => userEvent.setup({ applyAccept: false }).upload(file, chosen);
  return { user, library, file, choose };
}

const picture = (size = 1) => {
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

test('a file of another kind is refused when it is chosen, with the kinds that are taken', async () => {
  const { library, file, choose } = await openUpload();
  await choose(new File(['x'], 'notlar.docx', { type: 'application/msword' }));
  const failure = within(library.getAllByRole('alert')[0] ?? document.body);
  expect(failure.getByText(/^Bu dosya yüklenemez. Görsel olarak JPEG, PNG/)).toBeVisible();
  expect(file).toBeInvalid();
});

test('a file that is too large is refused before it is sent', async () => {
  const { user, library, choose } = await openUpload();
  await choose(picture(23 * 1024 * 1024));
  expect(library.getByText('Dosya çok büyük. En çok 20 MB olabilir.')).toBeVisible();
  await user.type(library.getByRole('textbox', { name: 'Alternatif metin (zorunlu)' }), 'Baraj');
  await user.click(library.getByRole('button', { name: 'Yükle ve kullan' }));
  expect(sent).toEqual([]);
});

test('a damaged file has a text of its own', async () => {
  const { user, library, choose } = await openUpload();
  await choose(picture());
  await user.type(library.getByRole('textbox', { name: 'Alternatif metin (zorunlu)' }), 'Baraj');
  answers.push([400, { success: false, code: 'validation', data: { fields: { file: 'media' } } }]);
  await user.click(library.getByRole('button', { name: 'Yükle ve kullan' }));
  expect(await library.findByText(/^Bu dosya açılamadı\. Bozuk olabilir/)).toBeVisible();
});

test('the form itself says what is missing', async () => {
  const { user, library, file, choose } = await openUpload();
  await user.click(library.getByRole('button', { name: 'Yükle ve kullan' }));
  expect(library.getByText('Önce bir dosya seçin.')).toBeVisible();
  expect(file).toHaveFocus();
  await choose(picture());
  await user.click(library.getByRole('button', { name: 'Yükle ve kullan' }));
  const text = library.getByRole('textbox', { name: 'Alternatif metin (zorunlu)' });
  expect(text).toHaveAccessibleDescription(/Bu alan zorunlu/);
  expect(text).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a file and a text that were not sent are discarded only after a question', async () => {
  const { user, library, choose } = await openUpload();
  await choose(picture());
  const text = library.getByRole('textbox', { name: /^Alternatif metin/ });
  await user.type(text, 'Yeni');
  window.confirm = jest.fn(() => false);
  await user.click(library.getByRole('button', { name: 'Kapat' }));
  expect(window.confirm).toHaveBeenCalledTimes(1);
  expect(text).toHaveValue('Yeni');
  answers.push([401, { success: false, code: 'session_expired' }]);
  fireEvent.submit(text);
  // Looked at as soon as it is there: the answer to a call that was under way takes it away again.
  await waitFor(() => expect(library.getByRole('link', { name: /Yeniden giriş/ })).toBeVisible());
});
