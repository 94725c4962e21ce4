import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answers, info, ok } from '@/test/edit-mode';

import { getEditCall, postEditCall } from '../state/edit-call';
import { EditContext, type EditState } from '../state/edit-context';
import { editTranslator } from '../texts/edit-texts';
import { loadEditTexts } from '../texts/load-edit-texts';
import { DeletePanel } from './DeletePanel';

const state: Partial<EditState> = {
  ...{ t: editTranslator(loadEditTexts('tr')), pageKey: 'a', language: 'en', info },
  ...{ get: getEditCall, post: postEditCall, open: jest.fn() },
};

test.each([
  ['/page/yeni', '/edit/page/yeni'],
  ['/en/page/yeni?a=1#b', '/en/edit/page/yeni'],
  ['/reference/barajlar', '/en/edit'],
  ['https://other.example/page/x', '/en/edit'],
  [null, '/en/edit'],
])('after a deletion the edit mode goes on at a page: %s', async (redirectTo, address) => {
  const go = jest.fn();
  answers.push(ok({ menus: [], pages: [], redirects: [] }), ok({ redirectTo }));
  render(
    <EditContext value={state as EditState}>
      <DeletePanel openAddress={go} />
    </EditContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sayfayı sil' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(address));
});
