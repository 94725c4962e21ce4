import { screen, within } from '@testing-library/react';

import { answers, info, ok, page, refresh, save, sections, sent, settled, setUp } from '@/test/edit-mode';

const reusable = {
  uuid: 'u1',
  pageKey: 'ortak-kapak',
  link: '/page/ortak-kapak',
  name: 'Kapak yazısı',
  sectionId: 'hero-7',
  type: 'hero',
  revision: 's1',
  status: 'changed',
  usedOn: [
    { title: 'Sayfa', link: '/page/a' },
    { title: 'Baraj', link: '/page/baraj' },
  ],
};
const shared = { ...info, page: { ...page, sections: [{ ...sections[0], reusable }, sections[1]] } };

test('a reusable section says so at its place and above its form, with the pages that use it', async () => {
  const { open } = setUp(shared);
  expect(screen.getByText('Ortak bölüm: Kapak yazısı · 2 sayfada')).toBeVisible();
  const panel = await open(/^Düzenle: .*Tünel/);
  const tools = within(panel.getByRole('region', { name: 'Ortak bölüm' }));
  expect(tools.getByText(/bölümü kullanan her sayfada değişir. Kullanan sayfa: 2/)).toBeVisible();
  expect(tools.getByRole('link', { name: 'Baraj' })).toHaveAttribute('href', '/edit/page/baraj');
  // This page needs no link to itself.
  expect(tools.queryByRole('link', { name: 'Sayfa' })).not.toBeInTheDocument();
  expect(tools.getByText('Sayfa')).toBeVisible();
});

test('it is saved at its own place and revision, after a warning, and the page keeps its revision', async () => {
  const { user, open } = setUp(shared);
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  expect(panel.getByText(/Kaydederseniz bölümü kullanan 2 sayfada değişir/)).toBeVisible();
  answers.push(ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 's2' }));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'SaveSection',
      body: {
        pageKey: 'ortak-kapak',
        sectionId: 'hero-7',
        language: 'tr',
        revision: 's1',
        values: { title: 'Tünel!' },
      },
    },
  ]);
  await user.click(screen.getByLabelText(/^Bölüm işlemleri: Sık sorulanlar/));
  await user.click(screen.getAllByRole('button', { name: 'Gizle' })[1] ?? document.body);
  expect(sent[1]?.body).toMatchObject({ pageKey: 'a', revision: 'r1', change: { kind: 'hide' } });
});

test('an administrator publishes it alone, and not before it is saved', async () => {
  const { user, open } = setUp(shared);
  const panel = await open(/^Düzenle: .*Tünel/);
  const title = panel.getByRole('textbox', { name: /^Başlık/ });
  await user.type(title, '!');
  await user.click(panel.getByRole('button', { name: 'Bölümü yayımla' }));
  expect(panel.getByText('Önce kaydedin.')).toBeVisible();
  await user.type(title, '{Backspace}');
  answers.push(ok({ revision: 's3' }));
  await user.click(panel.getByRole('button', { name: 'Bölümü yayımla' }));
  expect(await panel.findByText('Yayımlandı. Ziyaretçiler birkaç saniye içinde görür.')).toBeVisible();
  expect(sent).toEqual([{ name: 'PublishPage', body: { pageKey: 'ortak-kapak', revision: 's1' } }]);
});

test('without a session the form stays open: the page is not rendered again', async () => {
  const { user, open } = setUp(shared);
  const panel = await open(/^Düzenle: .*Tünel/);
  refresh.mockClear();
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(panel.getByRole('button', { name: 'Bölümü yayımla' }));
  expect(await panel.findByText('Oturumunuzun süresi doldu.')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
});

test('its place on the page is detached after a question', async () => {
  const { user } = setUp(shared);
  const [menu] = screen.getAllByLabelText(/^Bölüm işlemleri:/);
  await user.click(menu ?? document.body);
  answers.push(ok({ page, revision: 'r2' }));
  await user.click(screen.getByRole('button', { name: 'Bağını kopar' }));
  expect(await screen.findByText('Bağ koparıldı: bölüm artık yalnızca bu sayfanın')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ change: { kind: 'detach', id: 'hero-1' } });
});

test('on its own page it is one section, and leaving goes to a page that shows it', async () => {
  setUp({ ...info, reusable: { usedOn: [{ title: 'Baraj', link: '/page/baraj' }] } });
  await settled();
  const commands = screen.getAllByRole('button').map((button) => button.textContent);
  for (const gone of ['Sil', 'Çoğalt', 'Bölüm ekle', 'Ortak bölüm yap', 'Yayından kaldır'])
    expect(commands).not.toContain(gone);
  expect(commands).toContain('Ortak bölümü sil');
  expect(document.querySelector('input[name="returnTo"]')).toHaveValue('/page/baraj');
});

test('of a reusable section that very many pages show, the first pages are named and all are counted', async () => {
  const many = { ...reusable, usedOnCount: 10_000 };
  const [first, ...others] = sections;
  const { user } = setUp({ ...info, page: { ...page, sections: [{ ...first, reusable: many }, ...others] } });
  await user.click(screen.getByRole('button', { name: /^Düzenle: Kapak/ }));
  const tools = within(await screen.findByRole('region', { name: 'Ortak bölüm' }));
  expect(tools.getByText(/10000/)).toBeVisible();
  const places = tools.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([places.length, places.at(-1)]).toEqual([reusable.usedOn.length + 1, 've 9998 sayfa daha']);
});
