import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

import { answers, ok, sent } from '@/test/edit-mode';

import { postEditCall } from '../state/edit-call';
import { EditContext, type EditState } from '../state/edit-context';
import { editTranslator } from '../texts/edit-texts';
import { loadEditTexts } from '../texts/load-edit-texts';
import { CreatePanel } from './CreatePanel';

const kept = 'Göndermediğiniz metin korundu.';
const forget = { name: 'Metni sil: Yeni sayfa' };

/** An edit state for a panel without the rest of the edit mode. */
function stateOf(): EditState {
  const state: Partial<EditState> = {
    t: editTranslator(loadEditTexts('tr')),
    pageKey: 'a',
    openedPage: { pageKey: 'a' },
    language: 'tr',
    user: { id: '1', name: 'Ece', role: 'editor' },
    post: postEditCall,
    open: jest.fn(),
  };
  return state as EditState;
}

test('a new page gets the address made from its title, or the one that was typed, and is opened', async () => {
  const go = jest.fn();
  const user = userEvent.setup();
  render(
    <EditContext value={stateOf()}>
      <CreatePanel openAddress={go} />
    </EditContext>,
  );
  const panel = within(screen.getByRole('dialog', { name: 'Yeni sayfa' }));
  const create = panel.getByRole('button', { name: 'Sayfayı oluştur' });
  await user.click(create);
  expect(panel.getByText('Bu alan zorunlu.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: /^Sayfa başlığı/ }), 'Köprü İnşaatı');
  expect(panel.getByRole('textbox', { name: 'Adres' })).toHaveValue('kopru-insaati');
  expect(panel.getByText(/\/page\/kopru-insaati$/)).toBeVisible();
  await user.click(panel.getByRole('radio', { name: 'Bu sayfanın bölümlerinin kopyası' }));
  answers.push([400, { success: false, code: 'validation', data: { fields: { pageKey: 'taken' } } }]);
  await user.click(create);
  expect(await panel.findByText('Bu adres kullanılıyor.')).toBeVisible();
  const key = panel.getByRole('textbox', { name: 'Adres' });
  expect(key).toHaveFocus();
  await user.clear(key);
  await user.type(key, 'kopru-2');
  answers.push(ok({ pageKey: 'kopru-2', link: '/page/kopru-2', revision: 'r1' }));
  await user.click(create);
  await waitFor(() => expect(go).toHaveBeenCalledWith('/edit/page/kopru-2'));
  const body = { title: 'Köprü İnşaatı', pageKey: 'kopru-2', language: 'tr', copyFrom: 'a' };
  expect(sent[1]).toEqual({ name: 'CreatePage', body });
});

test('an address that a page cannot have is answered with one that it can', async () => {
  const user = userEvent.setup();
  render(panel);
  await user.type(screen.getByRole('textbox', { name: /^Sayfa başlığı/ }), 'Zemin');
  const key = screen.getByRole('textbox', { name: 'Adres' });
  await user.clear(key);
  await user.type(key, 'Jet Grout{Enter}');
  expect(screen.getByText('Küçük harf, rakam ve tire kullanın, örneğin jet-grout.')).toBeVisible();
  expect(sent).toEqual([]);
});

const panel = (
  <EditContext value={stateOf()}>
    <CreatePanel />
  </EditContext>
);

/** Types a title and an address, and chooses the content. */
async function fillIn(user: UserEvent): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: /^Sayfa başlığı/ }), 'Köprü');
  await user.type(screen.getByRole('textbox', { name: 'Adres' }), '-3');
  await user.click(screen.getByRole('radio', { name: 'Bu sayfanın bölümlerinin kopyası' }));
}

test('what was typed is there again after the page was loaded anew, until it is sent or deleted', async () => {
  const user = userEvent.setup();
  const { unmount } = render(panel);
  await fillIn(user);
  unmount();
  render(panel);
  expect(screen.getByRole('textbox', { name: /^Sayfa başlığı/ })).toHaveValue('Köprü');
  expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('kopru-3');
  expect(screen.getByRole('radio', { name: 'Bu sayfanın bölümlerinin kopyası' })).toBeChecked();
  await user.click(screen.getByRole('button', forget));
  expect(screen.getByRole('textbox', { name: /^Sayfa başlığı/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('');
});

test('a title from before that is emptied leaves the notice while its address and its content are still there', async () => {
  const user = userEvent.setup();
  const first = render(panel);
  await fillIn(user);
  first.unmount();
  const second = render(panel);
  await user.clear(screen.getByRole('textbox', { name: /^Sayfa başlığı/ }));
  expect(screen.getByText(kept)).toBeVisible();
  second.unmount();
  render(panel);
  expect(screen.getByText(kept)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('kopru-3');
  await user.click(screen.getByRole('button', forget));
  expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Boş sayfa' })).toBeChecked();
});

test('a choice of the content without a text does not come back', async () => {
  const user = userEvent.setup();
  const { unmount } = render(panel);
  await user.click(screen.getByRole('radio', { name: 'Bu sayfanın bölümlerinin kopyası' }));
  unmount();
  render(panel);
  expect(screen.getByRole('radio', { name: 'Bu sayfanın bölümlerinin kopyası' })).not.toBeChecked();
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
});
