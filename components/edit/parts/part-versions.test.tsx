import { screen, within } from '@testing-library/react';

import { answers, ok, refresh, sent } from '@/test/edit-mode';

import { menu, openMenu, withMenu } from './menu-request';

test('an older version of the menu is compared with the draft, field by field', async () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const { user, panel } = await openMenu(withMenu(null));
  const version = { by: 'Ece', status: 'draft', changes: [] };
  answers.push(
    ok([
      { id: 9, updatedAt: '2026-11-20T10:00:00Z', ...version },
      { id: 8, updatedAt: '2026-11-19T10:00:00Z', ...version },
    ]),
  );
  await user.click(panel.getByRole('button', { name: 'Sürümler' }));
  answers.push(ok({ languages: menu('Projeler') }));
  await user.click(await panel.findByRole('button', { name: /^Karşılaştır: / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sürüm karşılaştırması' }));
  expect(await dialog.findByText(/Projeler/)).toBeVisible();
  expect(dialog.getByText(/Kariyer/)).toBeVisible();
  expect(dialog.getByText(/^Sürüm: 19 Kas 2026.* – Güncel taslak$/)).toBeVisible();
  refresh.mockClear();
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(dialog.getByRole('button', { name: 'Geri yükle' }));
  expect(await panel.findByText('Oturumunuzun süresi doldu.')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  answers.push(ok({ languages: menu('Projeler') }));
  await user.click(panel.getByRole('button', { name: /^Karşılaştır: / }));
  answers.push(ok({ revision: 'n2' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Sürüm karşılaştırması' })).getByRole('button', {
      name: 'Geri yükle',
    }),
  );
  expect(sent.at(-1)).toEqual({ name: 'RestorePart', body: { part: 'navigation', revision: 'n1', versionId: '8' } });
  expect(await screen.findByText('Sürüm taslak olarak geri yüklendi')).toBeVisible();
});
