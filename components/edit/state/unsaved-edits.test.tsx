import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { editTranslator } from '@/components/edit/texts/edit-texts';
import { loadEditTexts } from '@/components/edit/texts/load-edit-texts';
import { answers, holdBack, info, ok, page, save, sections, sent, setUp, settled } from '@/test/edit-mode';

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

test('after signing in again in another window, neither the notice nor the form says that the session has ended', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Oturumunuzun süresi doldu.')).toBeVisible();
  // The editor comes back to this window, which sends a heartbeat.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settled();
  expect(screen.queryByText(/Oturumunuzun süresi doldu/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Yeniden giriş yap/ })).not.toBeInTheDocument();
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
});

test('an answer to what was sent before the session ended does not say that there is one again', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  const release = holdBack('EditHeartbeat');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Oturumunuzun süresi doldu.')).toBeVisible();
  release();
  await settled();
  expect(panel.getByText('Oturumunuzun süresi doldu.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Yeniden giriş yap/ })).toBeVisible();
});

test('an answer to what was sent after a new login counts, though the refusal of a former call came later', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  const refuse = holdBack('SaveSection');
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(panel.getByRole('button', save));
  const succeed = holdBack('EditHeartbeat');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  refuse();
  expect(await panel.findByText('Oturumunuzun süresi doldu.')).toBeVisible();
  succeed();
  await settled();
  expect(screen.queryByText(/Oturumunuzun süresi doldu/)).not.toBeInTheDocument();
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

describe('a form that is closed before its save is answered', () => {
  const changed = { ...sections[0], title: 'Tünel!' };
  const saved = { ...info, page: { ...page, sections: [changed, sections[1]] }, revision: 'r2' };
  const notice = () => screen.queryByText(/kaydedilmemiş değişiklik/);

  async function closeBeforeAnswer(typedSince = '') {
    const { user, open, show } = setUp();
    const panel = await open(/^Düzenle: .*Tünel/);
    const title = panel.getByRole('textbox', { name: /^Başlık/ });
    await user.type(title, '!');
    answers.push(ok({ section: changed, revision: 'r2' }));
    const answer = holdBack('SaveSection');
    await user.click(panel.getByRole('button', save));
    if (typedSince) await user.type(title, typedSince);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(notice()).toBeVisible();
    return {
      open,
      async end() {
        answer();
        await settled();
        show(saved);
        await settled();
      },
    };
  }

  test('leaves nothing unsaved', async () => {
    const { open, end } = await closeBeforeAnswer();
    await end();
    expect(notice()).not.toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
    const again = await open(/^Düzenle: .*Tünel/);
    expect(again.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
    expect(again.queryByText('Kaydedilmedi')).not.toBeInTheDocument();
  });

  test('keeps what was typed after it was sent, on top of what was saved', async () => {
    const { open, end } = await closeBeforeAnswer('?');
    await end();
    expect(notice()).toBeVisible();
    const again = await open(/^Düzenle: .*Tünel/);
    expect(again.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!?');
    const { length } = sent;
    answers.push(ok({ section: { ...changed, title: 'Tünel!?' }, revision: 'r3' }));
    await userEvent.click(again.getByRole('button', save));
    await again.findByText('Kaydedildi');
    expect(sent[length]?.body).toMatchObject({ revision: 'r2', values: { title: 'Tünel!?' } });
  });

  test('takes nothing from the form that was opened again meanwhile', async () => {
    const { open, end } = await closeBeforeAnswer();
    const again = await open(/^Düzenle: .*Tünel/);
    const title = again.getByRole('textbox', { name: /^Başlık/ });
    await userEvent.type(title, '?');
    await end();
    expect(title).toHaveValue('Tünel!?');
    await userEvent.keyboard('{Escape}');
    expect(notice()).toBeVisible();
    expect(window.localStorage).toHaveLength(1);
  });
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
