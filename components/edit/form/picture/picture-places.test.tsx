import { screen, waitFor, within } from '@testing-library/react';

import { stubDialog } from '@/components/ui/dialog-stub';
import { answers, info, ok, page, sections, sent, setUp } from '@/test/edit-mode';

const size = { width: 600, height: 400 };
const item = { id: 7, src: '/media/a.jpg', name: 'a.jpg', ...size, alt: 'Baraj', focal: { x: 50, y: 50 } };
const shown = { ...info, page: { ...page, sections: [{ ...sections[0], backgroundImage: item }] } };
const alt = { name: /^Alternatif metin Türkçe/ };

beforeEach(stubDialog);

/** Opens the form of the picture in the first section. */
async function openPicture(isLocked = false, usage: object[] = []) {
  const { user, open } = setUp(shown);
  const panel = await open(/^Düzenle: .*Tünel/);
  answers.push(ok({ item, isLocked, usage }));
  await user.click(panel.getAllByRole('button', { name: /^Görseli düzenle/ })[0] ?? document.body);
  const form = within(await screen.findByRole('dialog', { name: 'Görseli düzenle' }));
  await form.findByRole('textbox', alt);
  return { user, form };
}

test('a picture that is not saved here cannot be changed either, and closes without a question', async () => {
  const { user, form } = await openPicture(true);
  expect(form.getByText(/yalnızca yöneticiler değiştirebilir/)).toBeVisible();
  expect(form.getByRole('group')).toHaveAccessibleDescription(/yalnızca yöneticiler değiştirebilir/);
  expect(form.getByRole('textbox', alt)).toBeDisabled();
  expect(form.getByRole('combobox', { name: 'Kırpma' })).toBeDisabled();
  expect(form.queryByRole('button', { name: 'Kaydet' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Odak noktasını seç' }));
  window.confirm = jest.fn(() => false);
  await user.click(form.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Görseli düzenle' })).not.toBeInTheDocument());
  expect(window.confirm).not.toHaveBeenCalled();
});

test('the form itself says that the text alternative is missing, and that no file was chosen', async () => {
  const { user, form } = await openPicture();
  await user.clear(form.getByRole('textbox', alt));
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(form.getByRole('textbox', alt)).toHaveAccessibleDescription('Bu alan zorunlu.');
  expect(form.getByRole('textbox', alt)).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Her yerde değiştir' }));
  expect(form.getByText('Önce bir dosya seçin.')).toBeVisible();
  expect(form.getByLabelText('Yerine geçecek görsel')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a page that uses the picture opens in edit mode; what is edited in the admin only opens there', async () => {
  const usage = [
    { name: 'Baraj', href: '/admin/collections/pages/4', link: '/page/baraj', kind: 'page' },
    { name: 'Haberler', href: '/admin/collections/categories/2', kind: 'category' },
    { name: 'Köprü', href: '/admin/collections/bin/3', kind: 'bin' },
  ];
  const { form } = await openPicture(false, usage);
  expect(form.getByRole('link', { name: /^Baraj/ })).toHaveAttribute('href', '/edit/page/baraj');
  expect(form.getByRole('link', { name: /^Haberler/ })).toHaveAttribute(
    'href',
    'https://admin.example/admin/collections/categories/2',
  );
  expect(form.getByRole('link', { name: /^Çöp kutusu: Köprü/ })).toHaveAttribute(
    'href',
    'https://admin.example/admin/collections/bin/3',
  );
});
