import { screen, within } from '@testing-library/react';

import { answers, info, ok, setUp } from '@/test/edit-mode';

/** Opens a panel of the page's menu while the title of a section is not saved. */
async function openUnsaved(name: string) {
  const { user, open } = setUp({ ...info, scheduled: [] });
  const form = await open(/^Düzenle: .*Tünel/);
  await user.type(form.getByRole('textbox', { name: /^Başlık/ }), '!');
  await user.click(form.getByRole('button', { name: 'Paneli kapat' }));
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name }));
  return { user, panel: within(screen.getByRole('dialog', { name })) };
}

test('a plan to publish names the unsaved changes that would not be in it', async () => {
  const { panel } = await openUnsaved('Yayını planla');
  expect(panel.getByText(/plana girmez; önce kaydedin, sonra planlayın: Kapak “Tünel”$/)).toBeVisible();
});

test('a preview link names the unsaved changes that it does not show', async () => {
  const { user, panel } = await openUnsaved('Önizleme bağlantısı');
  expect(panel.getByText(/önizlemede görünmez: Kapak “Tünel”$/)).toBeVisible();
  answers.push(ok({ path: '/preview/x', expiresAt: '2026-11-27T10:00:00Z' }));
  await user.click(panel.getByRole('button', { name: 'Bağlantı oluştur' }));
  expect(await panel.findByRole('textbox', { name: 'Bağlantı adresi' })).toHaveValue('http://localhost/preview/x');
  expect(panel.getByText(/^27 Kas 2026 \d\d:\d\d tarihine kadar geçerli$/)).toBeVisible();
});
