import { screen, within } from '@testing-library/react';

import { info, settled, setUp } from '@/test/edit-mode';

const heading = () => screen.getByRole('heading', { level: 2 });
const card = () => within(screen.getByRole('dialog'));
const bar = () => screen.getByRole('region', { name: 'Düzenleme durumu' });
const hero = { name: /^Düzenle: .*Tünel/ };

async function startTour() {
  const { user } = setUp({ ...info, isTourDue: true });
  await settled();
  await user.click(card().getByRole('button', { name: 'İleri' }));
  expect(card().getByText(/^2 /)).toBeVisible();
  return user;
}

test('after a panel was open, the tour goes on where it was, and leaves the focus', async () => {
  const user = await startTour();
  expect(heading()).toHaveFocus();
  await user.click(screen.getByRole('button', hero));
  await user.click(card().getByRole('button', { name: 'Paneli kapat' }));
  expect(card().getByText(/^2 /)).toBeVisible();
  expect(screen.getByRole('button', hero)).toHaveFocus();
  await user.click(card().getByRole('button', { name: 'Geri' }));
  expect(heading()).toHaveFocus();
});

test('at the end of the tour the focus goes to the bar', async () => {
  const user = await startTour();
  await user.click(card().getByRole('button', { name: /^Turu/ }));
  expect(bar()).toHaveFocus();
});
