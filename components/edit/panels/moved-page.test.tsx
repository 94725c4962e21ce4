import { act, screen, within } from '@testing-library/react';

import { answers, heartbeats, holdBack, info, ok, page, save, sent, settled, setUp } from '@/test/edit-mode';

const title = { name: /^Başlık/ };
const hero = /^Düzenle: .*Tünel/;
const withId = (uuid: string) => ({ ...info, page: { ...page, uuid } });
const shown = withId('u-a');
const moved = { success: false, code: 'moved', data: { pageKey: 'b', link: '/page/b' } };
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const newAddress = { name: 'Yeni adresinde aç' };

async function typeOn(first = shown) {
  const edit = setUp(first);
  const panel = await edit.open(hero);
  await edit.user.type(panel.getByRole('textbox', title), '!');
  return { ...edit, panel };
}

interface Stored {
  uuid?: string;
  values: { tr: { title: string } };
}

const stored = () => Object.values(window.localStorage).map((text) => JSON.parse(String(text)) as Stored);
const titles = () => stored().map(({ values }) => values.tr.title);

test('a page that gets another address: bar and form say so, and lead there', async () => {
  const { panel } = await typeOn();
  heartbeats.push([404, moved]);
  comeBack();
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

test('text stays with its page when another page that has the former address is rendered in its place', async () => {
  const { show, panel, user } = await typeOn();
  heartbeats.push([404, moved]);
  show({ ...withId('u-c'), revision: 'r9' });
  await user.type(panel.getByRole('textbox', title), '?');
  expect(stored().map(({ uuid }) => uuid)).toEqual(['u-a']);
  // Told at once, and not with the next heartbeat.
  expect(await panel.findByRole('link', newAddress)).toHaveAttribute('href', '/edit/page/b');
  const heartbeat = jest.mocked(fetch).mock.calls.findLast(([address]) => address === '/api/edit/EditHeartbeat');
  expect(JSON.parse(String(heartbeat?.[1]?.body))).toMatchObject({ pageKey: 'a', uuid: 'u-a' });
});

test('text that is typed during a save stays with its page after the form is closed', async () => {
  const { user, panel } = await typeOn();
  const release = holdBack('SaveSection');
  answers.push(ok({ section: { id: 'hero-1', type: 'hero', title: 'Tünel!' }, revision: 'r2' }));
  await user.click(panel.getByRole('button', save));
  await user.type(panel.getByRole('textbox', title), '?');
  await user.keyboard('{Escape}');
  release();
  await settled();
  expect(stored()).toMatchObject([{ uuid: 'u-a', values: { tr: { title: 'Tünel!?' } } }]);
});

describe('leaving for the new address', () => {
  const leave = async () => {
    const edit = await typeOn();
    window.confirm = jest.fn(() => false);
    heartbeats.push([404, moved]);
    comeBack();
    const link = await edit.panel.findByRole('link', newAddress);
    link.addEventListener('click', (event) => event.preventDefault());
    await edit.user.click(link);
    return edit;
  };

  test('is not warned of, since the text is offered there', async () => {
    await leave();
    expect(window.confirm).not.toHaveBeenCalled();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
  });

  test('is warned of where the browser could not store the text, which has to be copied then', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { panel } = await leave();
    expect(window.confirm).toHaveBeenCalledTimes(1);
    expect(panel.getByText(/^Bu tarayıcı yazdıklarınızı saklayamadı/)).toBeVisible();
    full.mockRestore();
  });
});

test('a page that has moved and is deleted then is one that is deleted', async () => {
  const { panel } = await typeOn();
  heartbeats.push([404, moved], [404, { success: false, code: 'not_found' }]);
  comeBack();
  await panel.findByRole('link', newAddress);
  comeBack();
  expect(await panel.findByRole('alert', { name: 'Bu sayfa silindi' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /yeni adresinde aç/ })).not.toBeInTheDocument();
});
