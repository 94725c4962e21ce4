import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';

import { info, page, setUp } from '@/test/edit-mode';

const description = '<p><a href="/bir">bir</a> ve <a href="/iki">iki</a></p>';
const text = { id: 'text-1', type: 'textBlock', order: 10, title: 'Yazı', description };
/** Places of the cursor in the words. */
const places = { bir: 2, iki: 9 };

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
    place: (word: keyof typeof places) =>
      act(() => {
        editor.commands.setTextSelection(places[word]);
      }),
    address: () => panel.queryByRole('textbox', { name: 'Bağlantı adresi' }),
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
