import { act, screen, within } from '@testing-library/react';

import { answers, heartbeats, info, page, save, sent, settled, setUp } from '@/test/edit-mode';

const title = { name: /^Başlık/ };
const hero = /^Düzenle: .*Tünel/;
const withId = (uuid: string) => ({ ...info, page: { ...page, uuid } });
const shown = withId('u-a');
const moved = { success: false, code: 'moved', data: { pageKey: 'b', link: '/page/b' } };
const newAddress = { name: 'Yeni adresinde aç' };

async function typeOn(first = shown) {
  const edit = setUp(first);
  const panel = await edit.open(hero);
  await edit.user.type(panel.getByRole('textbox', title), '!');
  return { ...edit, panel };
}

const titles = () =>
  Object.values(window.localStorage).map(
    (text) => (JSON.parse(String(text)) as { values: { tr: { title: string } } }).values.tr.title,
  );

test('a page that gets another address: bar and form say so, and lead there', async () => {
  const { panel } = await typeOn();
  heartbeats.push([404, moved]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const notice = within(await panel.findByRole('alert', { name: 'Bu sayfanın adresi değişti' }));
  expect(notice.getByRole('link', newAddress)).toHaveAttribute('href', '/edit/page/b');
  const bar = within(screen.getByRole('region', { name: 'Düzenleme durumu' }));
  expect(bar.getByRole('link', { name: /^Bu sayfanın adresi değişti/ })).toHaveAttribute('href', '/edit/page/b');
  expect(screen.queryByText(/silindi/)).not.toBeInTheDocument();
});

test('saving on a page that has another address by now does not offer to restore it', async () => {
  const { user, panel } = await typeOn();
  answers.push([404, { success: false, code: 'not_found' }], [404, moved]);
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByRole('alert', { name: 'Bu sayfanın adresi değişti' })).toBeVisible();
  expect(panel.getByRole('link', newAddress)).toBeVisible();
  expect(panel.queryByRole('button', { name: /geri getir/ })).not.toBeInTheDocument();
  expect(panel.getByRole('textbox', title)).toHaveValue('Tünel!');
  expect(sent.map(({ name }) => name)).toEqual(['SaveSection']);
});

test('what was typed at the former address is offered at the new one, and stored once', async () => {
  const { unmount } = await typeOn();
  unmount();
  const { user } = setUp(shown, undefined, 'admin', 'b');
  await user.click(await screen.findByRole('button', { name: 'Metni geri yükle' }));
  const panel = within(screen.getByRole('dialog'));
  expect(panel.getByRole('textbox', title)).toHaveValue('Tünel!');
  await settled();
  expect(titles()).toEqual(['Tünel!']);
  await user.click(panel.getByRole('button', { name: 'Vazgeç' }));
  expect(titles()).toEqual([]);
});

test('another page at the former address is not offered that text', async () => {
  const { unmount } = await typeOn();
  unmount();
  setUp(withId('u-c'));
  await settled();
  expect(screen.queryByRole('button', { name: 'Metni geri yükle' })).not.toBeInTheDocument();
  expect(titles()).toEqual(['Tünel!']);
});
