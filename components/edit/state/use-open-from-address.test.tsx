import { act, screen, within } from '@testing-library/react';

import { everyPage, writeDraft } from '@/lib/edit/draft';
import type { EditInfo } from '@/lib/edit/edit-info';
import { info, setUp, settled } from '@/test/edit-mode';

const navigation = {
  ...{ languages: { tr: { menu: [{ title: 'Kariyer', link: '/about', rowId: '1' }] } }, revision: 'n1' },
  ...{ status: 'published' as const, problems: [] },
};
const withMenu: EditInfo = { ...info, parts: { navigation } };

beforeEach(() => window.history.replaceState(null, '', '/edit#part:navigation'));
afterEach(() => window.history.replaceState(null, '', '/'));

test('a mail’s address opens the form of the menu with its values', async () => {
  setUp(withMenu);
  await settled();
  const panel = within(screen.getByRole('dialog', { name: 'Menü' }));
  expect(panel.getAllByText(/Kariyer/)[0]).toBeVisible();
  expect(window.location.hash).toBe('');
});

test('while the menu is not loaded, its form stays closed; it opens once it is loaded', async () => {
  const { show } = setUp(info);
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => show(withMenu));
  expect(screen.getByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test('a menu that is loaded later does not take the place of a form that was opened meanwhile', async () => {
  const { open, show } = setUp(info);
  await open(/^Düzenle: .*Tünel/);
  act(() => show(withMenu));
  await settled();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Bölümü düzenle');
});

test('unsaved text of a menu that is not loaded stays stored, and opens no empty form', async () => {
  const stored = { pageKey: everyPage, target: 'part:navigation' };
  const typed = { revisions: { tr: 'n1' }, base: { tr: { menu: [] } }, values: { tr: { menu: [] } } };
  writeDraft({ userId: '1', ...stored, ...typed });
  const { user } = setUp(info);
  await user.click(await screen.findByRole('button', { name: 'Menü: kaydedilmemiş değişiklik' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/^İşlem tamamlanamadı\. Yazdıklarınız duruyor/)).toBeVisible();
  expect(window.localStorage).toHaveLength(1);
});
