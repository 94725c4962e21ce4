import { fireEvent, screen, waitFor } from '@testing-library/react';

import type { EditInfo } from '@/lib/edit/edit-info';
import { answers, info, ok, setUp } from '@/test/edit-mode';

import { menu, withMenu } from '../parts/menu-request';

const siteInfo = { title: 'Yapı A.Ş.', adress: 'Köprübaşı 4' };
const shown: EditInfo = {
  ...info,
  parts: {
    ...withMenu(null).parts,
    'site-info': { languages: { tr: siteInfo, en: {} }, revision: 's1', status: 'published', problems: [] },
  },
};
const header = (
  <>
    <span>Köprübaşı 4</span>
    <span>Kariyer</span>
  </>
);

test('a text of the header is written after another one of it, at once', async () => {
  const { user } = setUp(shown, undefined, 'admin', 'a', header);
  const item = screen.getByText('Kariyer');
  await user.click(item);
  item.textContent = 'Kariyerim';
  fireEvent.input(item);
  answers.push(ok({ part: { languages: menu('Kariyerim'), revision: 'n2', status: 'changed', problems: [] } }));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Kaydedildi')).toBeVisible();
  await user.keyboard('{Enter}');

  // What was typed is in the header until it is rendered anew.
  await user.click(screen.getByText('Köprübaşı 4'));
  expect(screen.getByRole('dialog', { name: 'Üst şerit ve iletişim' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('Köprübaşı 4')).toHaveAttribute('contenteditable'));
  expect(screen.getByText('Köprübaşı 4')).toHaveFocus();
});
