import { screen } from '@testing-library/react';

import { info, page, save, sent, setUp } from '@/test/edit-mode';

const visit = { id: 'visit-1', type: 'siteVisit', order: 10, title: 'Saha günü', repeat: 'once' };

test('a choice shows words, and stores its value', async () => {
  const { user } = setUp({ ...info, page: { ...page, sections: [visit] } });
  await user.click(screen.getByRole('button', { name: /^Düzenle: .*Saha günü/ }));
  const repeat = screen.getByRole('combobox', { name: 'Tekrar' });
  expect(repeat).toHaveDisplayValue('Bir kez');
  await user.selectOptions(repeat, 'Her ay, aynı haftanın aynı gününde');
  await user.click(screen.getByRole('button', save));
  expect(sent.at(-1)?.body).toMatchObject({ values: { repeat: 'monthly' } });
});
