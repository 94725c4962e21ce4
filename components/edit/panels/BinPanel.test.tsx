import { screen, within } from '@testing-library/react';

import { answers, holdBack, ok, sent, settled, setUp } from '@/test/edit-mode';

const entry = { id: 7, kind: 'section', title: 'Sayılar', link: '/page/a', deletedBy: 'Selin' };
const times = { deletedAt: '2026-11-20T10:00:00Z', until: '2026-12-20T10:00:00Z' };

test('a deleted section is brought back once by a double press', async () => {
  const { user } = setUp();
  answers.push(ok([{ ...entry, ...times }]));
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name: 'Çöp kutusu' }));
  const panel = within(screen.getByRole('dialog', { name: 'Çöp kutusu' }));
  const bringBack = await panel.findByRole('button', { name: 'Geri getir: Sayılar' });
  answers.push(ok({ revision: 'r2' }), [404, { success: false, code: 'not_found' }]);
  const release = holdBack('RestoreDeleted');
  await user.dblClick(bringBack);
  release();
  expect(await panel.findByText('Çöp kutusu boş.')).toBeVisible();
  await settled();
  expect(sent).toHaveLength(1);
});
