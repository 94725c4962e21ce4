import { act, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';

import { foundPages, info, page, setUp } from '@/test/edit-mode';

const description = '<p><a href="/bir">bir</a> ve <a href="/iki">iki</a></p><p>düz</p>';
const text = { id: 'text-1', type: 'textBlock', order: 10, title: 'Yazı', description };
/** Places of the cursor in the words. */
const places = { bir: 2, iki: 9, düz: { from: 13, to: 16 }, start: 13 };

beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

async function openText() {
  const { user, open } = setUp({ ...info, page: { ...page, sections: [text] } });
  const panel = await open(/^Düzenle: .*Yazı/);
  const prose = panel.getByRole('textbox', { name: /^Metin/ });
  const { editor } = prose as unknown as { editor: Editor };
  const button = panel.getByRole('button', { name: 'Bağlantı' });
  return {
    user,
    panel,
    prose,
    button,
    editor,
    place: (word: keyof typeof places) =>
      act(() => {
        editor.commands.setTextSelection(places[word]);
      }),
    address: () => panel.queryByRole('combobox', { name: 'Bağlantı adresi' }),
  };
}

test('the address of a link is not offered at another link', async () => {
  const { user, prose, button, place, address } = await openText();
  place('bir');
  await user.click(button);
  expect(address()).toHaveValue('/bir');
  place('iki');
  expect(address()).not.toBeInTheDocument();
  await user.click(button);
  expect(address()).toHaveValue('/iki');
  await user.clear(address() ?? prose);
  await user.type(address() ?? prose, '/yeni{Enter}');
  expect(prose.innerHTML).toContain('href="/bir"');
  expect(prose.innerHTML).toContain('href="/yeni"');
});

test.each([
  ['Escape', ({ user }: Awaited<ReturnType<typeof openText>>) => user.keyboard('{Escape}')],
  ['its button', ({ user, button }: Awaited<ReturnType<typeof openText>>) => user.click(button)],
])('%s closes the field of the address only, and changes nothing', async (_what, close) => {
  const edit = await openText();
  const { user, prose, button, place, address } = edit;
  place('bir');
  await user.click(button);
  await user.type(address() ?? prose, '-x');
  await close(edit);
  expect(address()).not.toBeInTheDocument();
  expect(prose.innerHTML).toContain('href="/bir"');
  expect(prose).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('dialog', { name: 'Bölümü düzenle' })).toBeVisible();
});

async function openPlain() {
  const edit = await openText();
  edit.place('düz');
  await edit.user.click(edit.button);
  return { ...edit, field: screen.getByRole('combobox', { name: 'Bağlantı adresi' }) };
}

test('with nothing selected, the address is inserted as the text of its link', async () => {
  const { user, prose, button, place, address, editor } = await openText();
  place('start');
  await user.click(button);
  await user.type(address() ?? prose, '/yeni{Enter}');
  expect(prose.innerHTML).toContain('<p><a href="/yeni">/yeni</a>düz</p>');
  act(() => {
    editor.commands.insertContent('!');
  });
  expect(prose.innerHTML).toContain('<a href="/yeni">/yeni</a>!düz');
});

test('after a change of a link, the next letter does not replace it', async () => {
  const { user, prose, button, place, address, editor } = await openText();
  place('bir');
  await user.click(button);
  await user.type(address() ?? prose, '2{Enter}');
  act(() => editor.view.dispatch(editor.state.tr.insertText('!')));
  expect(prose.innerHTML).toContain('<a href="/bir2">b!ir</a>');
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Bağlantıyı kaldır' }));
  act(() => editor.view.dispatch(editor.state.tr.insertText('?')));
  expect(prose.innerHTML).toContain('<p>b!?ir ve ');
});

test.each([
  ['https://ornek.com', 'https://ornek.com'],
  ['www.ornek.com', 'https://www.ornek.com'],
  ['info@ornek.com', 'mailto:info@ornek.com'],
])('%s is pasted into an empty field, and links to %s', async (pasted, href) => {
  const { user, prose, field } = await openPlain();
  expect(field).toHaveValue('');
  await user.paste(pasted);
  await user.keyboard('{Enter}');
  expect(prose.innerHTML).toContain(`<a href="${href}">düz</a>`);
});

test('the field suggests pages, and finds the one that is typed', async () => {
  foundPages.push({ title: 'Hakkımızda', link: '/page/about' });
  const { user, prose, field } = await openPlain();
  expect(await screen.findByRole('option', { hidden: true, name: 'Hakkımızda' })).toHaveValue('/page/about');
  await user.type(field, 'about');
  await user.click(screen.getByRole('button', { name: 'Uygula' }));
  expect(prose.innerHTML).toContain('<a href="/page/about">düz</a>');
});

test('the page is asked for if Enter is pressed before pages are suggested', async () => {
  foundPages.push({ title: 'Hakkımızda', link: '/page/about' });
  const { user, prose, field } = await openPlain();
  await user.type(field, 'about{Enter}');
  await waitFor(() => expect(prose.innerHTML).toContain('<a href="/page/about">düz</a>'));
});

test('an address that the backend refuses makes no link', async () => {
  const { user, prose, field } = await openPlain();
  await user.type(field, 'mailto:x{Enter}');
  expect(await screen.findByText(/^“https:\/\/” ile başlayan bir adres/)).toBeVisible();
  expect(prose.innerHTML).not.toContain('mailto');
});

test('what is no address makes no link, and the field says what to write', async () => {
  const { user, prose, field } = await openPlain();
  await user.type(field, 'yok{Enter}');
  expect(await screen.findByText(/^“https:\/\/” ile başlayan bir adres/)).toBeVisible();
  expect(field).toBeInvalid();
  expect(prose.innerHTML).not.toContain('yok');
  await user.type(field, '2');
  expect(field).toBeValid();
});
