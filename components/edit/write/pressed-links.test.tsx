import { fireEvent, screen, waitFor } from '@testing-library/react';

import { info, page, setUp } from '@/test/edit-mode';

import { withMenu } from '../parts/menu-request';

const description = '<p>Bize <a href="/contact">yazın</a></p>';
const text = { id: 'text-1', type: 'textBlock', order: 10, title: 'Yazı', description };

/** Whether a press on this element leads to the address of its link. */
const isFollowed = (element: Element) => fireEvent.click(element);

beforeEach(() => {
  window.confirm = jest.fn(() => false);
});

async function openText() {
  const tools = setUp({ ...info, page: { ...page, sections: [text] } });
  const panel = await tools.open(/^Düzenle: /);
  return { ...tools, panel, link: panel.getByText('yazın') };
}

test('a press on a link in the rich text of a form does not follow it', async () => {
  const { link } = await openText();
  expect(isFollowed(link)).toBe(false);
});

test('such a press does not ask to leave unsaved edits either', async () => {
  const { user, panel, link } = await openText();
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  expect(await screen.findByRole('button', { name: '1 bölümde kaydedilmemiş değişiklik' })).toBeVisible();
  expect(isFollowed(link)).toBe(false);
  expect(window.confirm).not.toHaveBeenCalled();
});

test('a second press on the text of a link that is being written on the page does not follow it', async () => {
  const header = (
    <a href="/careers">
      <span>Kariyer</span>
    </a>
  );
  const { user } = setUp(withMenu(null), undefined, 'admin', 'a', header);
  await user.click(screen.getByRole('button', { name: /^Menü: Düzenle/ }));
  const item = screen.getByText('Kariyer');
  await user.click(item);
  await waitFor(() => expect(item).toHaveAttribute('contenteditable'));
  expect(isFollowed(item)).toBe(false);
  expect(item).toHaveAttribute('contenteditable');
});
