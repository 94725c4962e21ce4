import { screen, within } from '@testing-library/react';

import { themes } from '@/lib/brand/themes';
import { save, sent, setUp } from '@/test/edit-mode';

test('a colour is chosen from those of the brand', async () => {
  const { user } = setUp();
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name: 'Sayfa ayarları' }));
  const brand = within(screen.getByRole('group', { name: 'Logo rengi: marka renkleri' }));
  const accent = brand.getByRole('button', { name: 'Vurgu' });
  expect(accent).toHaveAttribute('aria-pressed', 'false');
  await user.click(accent);
  expect(accent).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('textbox', { name: 'Logo rengi' })).toHaveValue(themes.drawing.colors.accent);
  await user.click(screen.getByRole('button', save));
  expect(sent.find(({ name }) => name === 'SavePage')?.body).toMatchObject({
    values: { logoColor: themes.drawing.colors.accent },
  });
});
