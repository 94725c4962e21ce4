import { screen } from '@testing-library/react';

import { info, page, sections, setUp, settled } from '@/test/edit-mode';

test('the menus of two sections of one type have different names, and deleting says which one', async () => {
  const other = { id: 'hero-2', type: 'hero', order: 30, title: 'Baraj' };
  const { user } = setUp({ ...info, page: { ...page, sections: [...sections, other] } });
  await settled();
  expect(screen.getByLabelText('Bölüm işlemleri: Kapak, Tünel')).toBeVisible();
  await user.click(screen.getByLabelText('Bölüm işlemleri: Kapak, Baraj'));
  window.confirm = jest.fn(() => false);
  await user.click(screen.getAllByRole('button', { name: 'Sil' }).at(-1) ?? document.body);
  expect(window.confirm).toHaveBeenCalledWith(expect.stringMatching(/^“Kapak, Baraj” bölümü/));
});
