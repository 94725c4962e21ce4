import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { takeBinNote } from '@/lib/edit/bin-note';
import { answers, foundPages, info, ok, sent } from '@/test/edit-mode';

import { getEditCall, postEditCall } from '../state/edit-call';
import { EditContext, type EditState } from '../state/edit-context';
import { editTranslator } from '../texts/edit-texts';
import { loadEditTexts } from '../texts/load-edit-texts';
import { BinPanel } from './BinPanel';
import { DeletePanel } from './DeletePanel';

function stateOf(role: 'admin' | 'editor' = 'admin'): EditState {
  const state: Partial<EditState> = {
    t: editTranslator(loadEditTexts('tr')),
    pageKey: 'a',
    language: 'tr',
    info,
    user: { id: '1', name: 'Ece', role },
    get: getEditCall,
    post: postEditCall,
    open: jest.fn(),
    refreshPage: jest.fn(),
    showMessage: jest.fn(),
  };
  return state as EditState;
}

const links = {
  menus: [{ global: 'navigation', entries: ['Zemin'] }],
  pages: [{ title: 'Baraj', link: '/page/baraj' }],
  redirects: ['/eski'],
};

test('of a page that very many link to, the panel says that there are more', async () => {
  answers.push(ok({ ...links, hasMore: true }));
  render(
    <EditContext value={stateOf()}>
      <DeletePanel />
    </EditContext>,
  );
  expect(await screen.findByText('Buraya bağlantı veren başka sayfalar ya da yönlendirmeler de var.')).toBeVisible();
});

test('deleting a page shows what leads there, and leads to the page that its address is redirected to', async () => {
  const go = jest.fn();
  const user = userEvent.setup();
  answers.push(ok(links));
  render(
    <EditContext value={stateOf()}>
      <DeletePanel openAddress={go} />
    </EditContext>,
  );
  const panel = within(screen.getByRole('dialog', { name: 'Sayfayı sil' }));
  expect(await panel.findByText('Menü: Zemin')).toBeVisible();
  expect(panel.getByRole('link', { name: /^Baraj/ })).toHaveAttribute('href', '/edit/page/baraj');
  expect(panel.getByText('Yönlendirme: /eski')).toBeVisible();
  const target = panel.getByRole('combobox', { name: 'Bu adrese gelenler nereye gitsin?' });
  await user.type(target, 'yok');
  answers.push([400, { success: false, code: 'validation', data: { fields: { redirectTo: 'invalid' } } }]);
  await user.click(panel.getByRole('button', { name: 'Sayfayı sil' }));
  expect(await panel.findByText(/^Sitenin başka bir sayfasının adresini yazın, örneğin \/page/)).toBeVisible();
  await user.clear(target);
  await user.type(target, '/page/yeni');
  answers.push(ok({ redirectTo: '/page/yeni' }));
  await user.click(panel.getByRole('button', { name: 'Sayfayı sil' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/edit/page/yeni'));
  expect(takeBinNote()).toEqual({ what: 'deleted', title: 'Sayfa' });
  expect(sent.at(-1)).toEqual({
    name: 'DeletePage',
    body: { pageKey: 'a', revision: 'r1', redirectTo: '/page/yeni' },
  });
});

test('the name of a page becomes the address that visitors are led to', async () => {
  foundPages.push({ title: 'Yeni', link: '/page/yeni' });
  const user = userEvent.setup();
  answers.push(ok(links));
  render(
    <EditContext value={stateOf()}>
      <DeletePanel openAddress={jest.fn()} />
    </EditContext>,
  );
  const target = screen.getByRole('combobox', { name: 'Bu adrese gelenler nereye gitsin?' });
  await user.type(target, 'yeni');
  await user.tab();
  await waitFor(() => expect(target).toHaveValue('/page/yeni'));
});

const times = { deletedBy: 'Selin', deletedAt: '2026-11-20T10:00:00Z', until: '2026-12-20T10:00:00Z' };
const section = { id: 1, kind: 'section', title: 'Sık sorulanlar', link: '/page/a', ...times };
const deletedPage = { id: 2, kind: 'page', title: 'Eski sayfa', link: '/page/eski', ...times };

test('the bin brings back sections of the page, and pages for administrators', async () => {
  const go = jest.fn();
  const user = userEvent.setup();
  const state = stateOf();
  answers.push(ok([section, deletedPage]));
  render(
    <EditContext value={state}>
      <BinPanel openAddress={go} />
    </EditContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Geri getir: Sık sorulanlar' }));
  expect(sent).toEqual([{ name: 'RestoreDeleted', body: { id: 1 } }]);
  await waitFor(() => expect(state.refreshPage).toHaveBeenCalledWith('r2'));
  expect(screen.queryByText('Sık sorulanlar')).not.toBeInTheDocument();
  expect(screen.getByText(/30 gün/)).toHaveFocus();
  answers.push([400, { success: false, code: 'validation', data: { fields: { pageKey: 'taken' } } }]);
  await user.click(screen.getByRole('button', { name: 'Geri getir: Eski sayfa' }));
  expect(await screen.findByText(/^Bu adreste artık başka bir sayfa var/)).toBeVisible();
  answers.push(ok({ kind: 'page' }));
  await user.click(screen.getByRole('button', { name: 'Geri getir: Eski sayfa' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/edit/page/eski'));
});

test('the bin says which page is public again once it is restored, and the next page says so too', async () => {
  const go = jest.fn();
  const user = userEvent.setup();
  answers.push(
    ok([
      { ...deletedPage, isPublic: true },
      { ...deletedPage, id: 3, title: 'Taslak', isPublic: false },
    ]),
  );
  render(
    <EditContext value={stateOf()}>
      <BinPanel openAddress={go} />
    </EditContext>,
  );
  const said = await screen.findAllByText('Yayındaydı: geri getirilince ziyaretçiler onu hemen yeniden görür.');
  expect(said.map((note) => note.parentElement?.querySelector('b')?.textContent)).toEqual(['Eski sayfa']);
  answers.push(ok({ kind: 'page', isPublic: true }));
  await user.click(screen.getByRole('button', { name: 'Geri getir: Eski sayfa' }));
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(takeBinNote()).toEqual({ what: 'public', title: 'Eski sayfa' });
});

test('the panel that deletes names the plans that end with the page', async () => {
  answers.push(ok(links));
  const scheduled = [{ id: '4', action: 'unpublish' as const, at: '2026-12-20T10:00:00Z' }];
  render(
    <EditContext value={{ ...stateOf(), info: { ...info, scheduled } }}>
      <DeletePanel />
    </EditContext>,
  );
  const plan = within(await screen.findByRole('dialog', { name: 'Sayfayı sil' })).getByText(/^Yayından kaldır/);
  expect(plan).toHaveTextContent(/20/);
  expect(screen.getByText(/^Silinince bu planlar iptal olur/)).toBeVisible();
});

test('a reusable section that pages show says why it stays, and has no button that deletes it', async () => {
  answers.push(ok(links));
  const reusable = { usedOn: [{ title: 'Baraj', link: '/page/baraj' }] };
  render(
    <EditContext value={{ ...stateOf(), path: '/ortak/1', info: { ...info, reusable } }}>
      <DeletePanel />
    </EditContext>,
  );
  expect(await screen.findByText(/^Bu ortak bölüm sayfalarda kullanılıyor/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Çöp kutusuna at' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Baraj' })).toBeVisible();
});

test('editors see deleted pages, and cannot bring them back', async () => {
  answers.push(ok([deletedPage]));
  render(
    <EditContext value={stateOf('editor')}>
      <BinPanel />
    </EditContext>,
  );
  expect(await screen.findByText('Eski sayfa')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Geri getir/ })).not.toBeInTheDocument();
});

test('a page that somebody has changed meanwhile is loaded again, as the panel says', async () => {
  const user = userEvent.setup();
  const state = stateOf();
  answers.push(ok(links));
  render(
    <EditContext value={state}>
      <DeletePanel />
    </EditContext>,
  );
  await screen.findByText('Menü: Zemin');
  answers.push([409, { success: false, code: 'conflict' }]);
  await user.click(screen.getByRole('button', { name: 'Sayfayı sil' }));
  expect(await screen.findByText(/değişti/)).toHaveRole('status');
  expect(state.refreshPage).toHaveBeenCalledTimes(1);
});
