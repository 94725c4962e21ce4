import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answers, ok, sent } from '@/test/edit-mode';

import { postEditCall } from '../state/edit-call';
import { EditContext, type EditState } from '../state/edit-context';
import { editTranslator } from '../texts/edit-texts';
import { loadEditTexts } from '../texts/load-edit-texts';
import { CreatePanel } from './CreatePanel';

/** An edit state for a panel without the rest of the edit mode. */
function stateOf(): EditState {
  const state: Partial<EditState> = {
    t: editTranslator(loadEditTexts('tr')),
    pageKey: 'a',
    language: 'tr',
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
