import { screen, within } from '@testing-library/react';

import { editTranslator } from '@/components/edit/texts/edit-texts';
import { loadEditTexts } from '@/components/edit/texts/load-edit-texts';
import { answers, info, save, sent, setUp } from '@/test/edit-mode';

test('when the session ends, the form keeps its text, and a notice links to the login', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(panel.getByRole('button', save));
  const link = await screen.findByRole('link', { name: /Yeniden giriş yap/ });
  expect(link).toHaveAttribute('href', '/edit/page/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  expect(window.localStorage).toHaveLength(1);
});

test.each([
  [0, 'no_answer', /Sunucuya ulaşılamadı/],
  [403, 'forbidden', /yetkiniz yok/],
  [413, 'too_large', /çok büyük/],
])('a refusal (%d) is explained, and the text stays', async (status, code, text) => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push([status || 502, { success: false, code }]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText(text)).toBeVisible();
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
});

test('unsaved edits are offered after a crash, and can be restored', async () => {
  const first = setUp();
  const panel = await first.open(/^Düzenle: .*Tünel/);
  await first.user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  first.unmount();
  const second = setUp({ ...info, revision: 'r9' });
  const notice = within(await screen.findByRole('region', { name: 'Kaydedilmemiş değişikliğiniz var.' }));
  await second.user.click(notice.getByRole('button', { name: 'Metni geri yükle' }));
  const again = within(screen.getByRole('dialog'));
  expect(again.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  await second.user.click(again.getByRole('button', save));
  await again.findByText('Kaydedildi');
  expect(sent[0]?.body).toMatchObject({ revision: 'r1', values: { title: 'Tünel!' } });
});

test('unsaved edits that are offered are deleted after a question, and the focus goes to the bar', async () => {
  const first = setUp();
  const panel = await first.open(/^Düzenle: .*Tünel/);
  await first.user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  first.unmount();
  const { user } = setUp();
  const text = editTranslator(loadEditTexts('tr'));
  const notice = within(await screen.findByRole('region', { name: text('editDraftTitle') }));
  const discard = notice.getByRole('button', { name: text('editDraftDiscard') });
  window.confirm = jest.fn(() => false);
  await user.click(discard);
  expect(window.confirm).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toHaveLength(1);
  expect(discard).toBeVisible();
  window.confirm = jest.fn(() => true);
  await user.click(discard);
  expect(window.localStorage).toHaveLength(0);
  expect(discard).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Düzenleme durumu' })).toHaveFocus();
});

test('without browser storage, closing a form with unsaved text needs a confirmation', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  window.confirm = jest.fn(() => false);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Düzenle: .*Sorular/ }));
  expect(window.confirm).toHaveBeenCalledTimes(2);
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  window.confirm = jest.fn(() => true);
  await user.click(panel.getByRole('button', { name: 'Vazgeç' }));
  expect(window.confirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
