import { screen, within } from '@testing-library/react';

import { answers, ok, page, sections, sent, setUp } from '@/test/edit-mode';

test('a version is shown beside the newest draft, with a list of changed fields', async () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const { user } = setUp();
  await user.click(screen.getByText('Sayfa işlemleri'));
  answers.push(
    ok([
      { id: 9, updatedAt: '2026-11-20T10:00:00Z', by: 'Ece', status: 'draft' },
      { id: 8, updatedAt: '2026-11-19T10:00:00Z', by: 'Ece', status: 'published' },
    ]),
    ok({ page: { ...page, sections: [{ ...sections[0], title: 'Baraj' }, sections[1]] } }),
  );
  await user.click(screen.getByRole('button', { name: 'Sürümler' }));
  await user.click(await screen.findByRole('button', { name: /^Karşılaştır: / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sürüm karşılaştırması' }));
  const change = within(await dialog.findByRole('listitem'));
  expect(change.getByRole('button', { name: /Değişti/ })).toBeVisible();
  expect(change.getByText(/Baraj/)).toBeVisible();
  expect(change.getByText(/Tünel/)).toBeVisible();
  expect(dialog.getByTitle(/^Sürüm: 19 Kas 2026/)).toHaveAttribute('src', '/edit/page/a?version=8&side=before');
  expect(dialog.getByTitle('Güncel taslak')).toHaveAttribute('src', '/edit/page/a?version=8&side=after');
  answers.push(ok({ page, revision: 'r2' }));
  await user.click(dialog.getByRole('button', { name: 'Geri yükle' }));
  expect(await screen.findByText('Sürüm taslak olarak geri yüklendi')).toBeVisible();
  expect(sent).toEqual([{ name: 'RestoreVersion', body: { pageKey: 'a', revision: 'r1', versionId: '8' } }]);
});
