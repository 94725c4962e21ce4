import { act, screen, within } from '@testing-library/react';

import { answers, info, ok, page, sent, settled, setUp } from '@/test/edit-mode';

test('the bar shows the edit mode, the status of the page, and the other editors', async () => {
  setUp();
  await settled();
  const bar = within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
  expect(bar.getByText('Düzenleme modu')).toBeVisible();
  expect(bar.getByText('Yayında')).toBeVisible();
  expect(bar.getByText(/Selin Arslan/)).toBeVisible();
  expect(bar.getByRole('button', { name: 'Moddan çık' })).toBeVisible();
});

test('leaving with unsaved edits warns', async () => {
  const { user, open } = setUp();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  expect(leaving()).toBe(true);
});

test('Escape closes the panel and restores the focus; the typed text is kept', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Düzenle: .*Tünel/ })).toHaveFocus();
  expect(await screen.findByRole('button', { name: '1 bölümde kaydedilmemiş değişiklik' })).toBeVisible();
  expect((await open(/^Düzenle: .*Tünel/)).getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
});

test('the focus returns to the section that was edited, and to the menu that opened a panel', async () => {
  const { user, open } = setUp();
  await open(/^Düzenle: .*Tünel/);
  await open(/^Düzenle: .*Sorular/);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Düzenle: .*Sorular/ })).toHaveFocus();
  const menu = screen.getByText('Sayfa işlemleri');
  await user.click(menu);
  await user.click(screen.getByRole('button', { name: 'Sayfa ayarları' }));
  await user.keyboard('{Escape}');
  expect(menu).toHaveFocus();
});

test('moving a section uses the newest revision of the page', async () => {
  const { user } = setUp();
  await user.click(screen.getByLabelText(/^Bölüm işlemleri: Sık sorulanlar/));
  answers.push(ok({ page, revision: 'r2' }));
  await user.click(screen.getAllByRole('button', { name: 'Yukarı taşı' })[1] ?? document.body);
  expect(await screen.findByText('Bölüm taşındı')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'ChangeSections',
      body: { pageKey: 'a', revision: 'r1', change: { kind: 'move', id: 'accordion-1', afterId: null } },
    },
  ]);
  answers.push(ok({ revision: 'r3', publishedRevision: 'r3' }));
});

test('the bar shows the scheduled publication', async () => {
  setUp({ ...info, scheduled: [{ id: '7', action: 'publish', at: '2027-01-05T09:30:00Z' }] });
  await settled();
  const time = new Date('2027-01-05T09:30:00Z').toLocaleString('tr-TR', { dateStyle: 'medium', timeStyle: 'short' });
  const bar = within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
  expect(bar.getByText(`${time} için yayın planlandı`)).toBeVisible();
});
