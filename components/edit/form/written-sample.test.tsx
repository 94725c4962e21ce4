import { screen, within } from '@testing-library/react';

import { info, problems, setUp } from '@/test/edit-mode';

test('a text that nobody wrote is named as that until it is replaced', async () => {
  const place = { sectionId: 'hero-1', field: 'title', language: 'tr' };
  problems.push({ code: 'placeholder_text', severity: 'error', ...place });
  const { open, user } = setUp(info);
  await open(/^Düzenle: .*Tünel/);
  const panel = within(screen.getByRole('dialog'));
  const note = /yerine kendi|örnek metin|henüz yazılmadı/i;
  expect(await panel.findByText(note)).toBeVisible();
  const title = panel.getByRole('textbox', { name: /^Başlık/ });
  await user.type(title, ' açılıyor');
  expect(panel.queryByText(note)).not.toBeInTheDocument();
  await user.clear(title);
  await user.type(title, 'Tünel');
  expect(panel.getByText(note)).toBeVisible();
});
