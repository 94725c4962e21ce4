import { act, fireEvent, screen, within } from '@testing-library/react';

import type { PublishRequest } from '@/lib/edit/edit-info';
import { readWords } from '@/lib/edit/kept-words';
import { answers, ok, sent, settled, setUp } from '@/test/edit-mode';

import { found, openMenu, request, withMenu } from './menu-request';

test('an editor asks for the publication of the menu, with a note', async () => {
  const { user, panel } = await openMenu(withMenu(null), 'editor');
  answers.push(found([]));
  await user.click(panel.getByRole('button', { name: 'Yayın iste' }));
  expect(await panel.findByText('Eklendi: Kariyer')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Yöneticiye not' }), 'Yeni sayfa');
  answers.push(ok({ request }));
  await user.click(panel.getAllByRole('button', { name: 'Yayın iste' })[1] ?? document.body);
  expect(sent).toEqual([{ name: 'RequestPublish', body: { part: 'navigation', revision: 'n1', note: 'Yeni sayfa' } }]);
  expect(await panel.findByText('Yayın istendi. Yanıtı burada görürsünüz.')).toBeVisible();
});

test('the button that asks keeps the focus, says that it has opened the form and that this loads, and closes it', async () => {
  const { user, panel } = await openMenu(withMenu(null), 'editor');
  const button = panel.getByRole('button', { name: 'Yayın iste' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const { fetch } = window;
  window.fetch = (...call) => loaded.then(() => fetch(...call));
  answers.push(found([]));
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(panel.getByText('Yükleniyor…')).toHaveRole('status');
  await act(async () => load());
  expect(await panel.findByRole('textbox', { name: 'Yöneticiye not' })).toBeVisible();
  expect(panel.queryByText('Yükleniyor…')).not.toBeInTheDocument();
  await user.click(button);
  expect(panel.queryByRole('textbox', { name: 'Yöneticiye not' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

const own: PublishRequest = { ...request, isOwn: true };
test.each([
  ['sending', 'editor', null, 'Yayın iste', own, /^Yayın istendi\./],
  ['withdrawing', 'editor', own, 'İsteği geri çek', { ...own, state: 'withdrawn' }, 'Yayın isteği geri çekildi'],
  ['returning', 'admin', request, 'Geri gönder', { ...request, state: 'returned' }, 'İstek geri gönderildi'],
] as const)(
  'after %s, the focus is at the result, which is announced',
  async (_what, role, before, press, after, text) => {
    answers.push(...(before ? [found([before])] : []));
    const { user, panel, show } = await openMenu(withMenu(before), role);
    if (!before) {
      answers.push(found([]));
      await user.click(panel.getByRole('button', { name: press }));
    }
    const field = before?.isOwn
      ? undefined
      : await panel.findByRole('textbox', { name: /^(Yöneticiye not|Editöre yanıt)/ });
    if (field) await user.type(field, 'Yazım');
    answers.push(ok({ request: after }), found([after]));
    const buttons = await panel.findAllByRole('button', { name: press });
    await user.click(buttons.at(-1) ?? document.body);
    const status = await panel.findByText(text);
    expect(status).toHaveRole('status');
    act(() => show(withMenu(after)));
    await settled();
    expect(status).toHaveFocus();
    expect(status).toHaveTextContent(text);
  },
);

test('the focus stays in a field that was gone to while the request is sent', async () => {
  const { user, panel } = await openMenu(withMenu(null), 'editor');
  answers.push(found([]));
  await user.click(panel.getByRole('button', { name: 'Yayın iste' }));
  await panel.findByRole('textbox', { name: 'Yöneticiye not' });
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => (send = resolve));
  const { fetch } = window;
  window.fetch = (...call) => isSent.then(() => fetch(...call));
  answers.push(ok({ request: own }));
  await user.click(panel.getAllByRole('button', { name: 'Yayın iste' })[1] ?? document.body);
  const versions = panel.getByRole('button', { name: 'Sürümler' });
  act(() => versions.focus());
  await act(async () => send());
  expect(await panel.findByText(/^Yayın istendi\./)).toBeVisible();
  expect(versions).toHaveFocus();
});

test('Ctrl+Z in the note leaves the form of the menu as it is; Ctrl+S saves the form', async () => {
  const { user, panel } = await openMenu(withMenu(null), 'editor');
  await user.click(panel.getByRole('button', { name: /^Öğe ekle: / }));
  expect(panel.getByRole('button', { name: /^2\./ })).toBeVisible();
  answers.push(found([]));
  await user.click(panel.getByRole('button', { name: 'Yayın iste' }));
  const note = await panel.findByRole('textbox', { name: 'Yöneticiye not' });
  // The browser's own undo changes the note.
  expect(fireEvent.keyDown(note, { key: 'z', ctrlKey: true })).toBe(true);
  expect(panel.getByRole('button', { name: /^2\./ })).toBeVisible();
  expect(fireEvent.keyDown(note, { key: 's', ctrlKey: true })).toBe(false);
  await settled();
});

test('a backend without requests for parts offers none', async () => {
  const { panel } = await openMenu(withMenu(undefined), 'editor');
  expect(panel.getByText(/Taslağı bir yönetici yayımlar/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Yayın iste' })).not.toBeInTheDocument();
});

test('an administrator sees the request, and returns it with a reason', async () => {
  answers.push(found([request]));
  const { user, panel } = await openMenu(withMenu(request));
  expect(screen.getByRole('button', { name: 'Menü: Düzenle, Yayın istendi' })).toBeVisible();
  expect(await panel.findByText('Kariyer eklendi.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Geri gönder' }));
  expect(panel.getByText('Neyin düzeltilmesi gerektiğini yazın.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Editöre yanıt' }), 'Yazım');
  answers.push(ok({ request: { ...request, state: 'returned' } }));
  await user.click(panel.getByRole('button', { name: 'Geri gönder' }));
  const body = { part: 'navigation', revision: 'n1', id: '5', action: 'return', answer: 'Yazım' };
  expect(sent).toEqual([{ name: 'AnswerRequest', body }]);
});

const onEveryPage = (place: string) => readWords({ userId: '1', pageKey: '*', place });

test.each([
  ['a note to the administrator', 'editor', null, 'Yöneticiye not', 'request:navigation'],
  ['an answer to the editor', 'admin', request, 'Editöre yanıt', 'answer:5'],
] as const)('%s about the menu is there again on another page', async (_what, role, asked, name, place) => {
  const openOn = async (pageKey: string) => {
    answers.push(found(asked ? [asked] : []));
    const { user, unmount } = setUp(withMenu(asked), undefined, role, pageKey);
    await user.click(screen.getByRole('button', { name: /^Menü: Düzenle/ }));
    const panel = within(screen.getByRole('dialog', { name: 'Menü' }));
    if (!asked) await user.click(panel.getByRole('button', { name: 'Yayın iste' }));
    return { user, unmount, panel, field: await panel.findByRole('textbox', { name }) };
  };
  const first = await openOn('a');
  await first.user.type(first.field, 'Kariyer');
  first.unmount();
  const { user, panel, field } = await openOn('b');
  expect(field).toHaveValue('Kariyer');
  expect(onEveryPage(place)).toBe('Kariyer');
  await user.click(panel.getByRole('button', { name: /^Metni sil/ }));
  expect(onEveryPage(place)).toBe('');
});
