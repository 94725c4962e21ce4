import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { EditContext, type EditState } from '../state/edit-context';
import { editTranslator } from '../texts/edit-texts';
import { loadEditTexts } from '../texts/load-edit-texts';
import { NoSections } from './NoSections.client';

test('a page without sections says so, and offers the sections that it can have', async () => {
  const open = jest.fn(() => true);
  const state: Partial<EditState> = { t: editTranslator(loadEditTexts('tr')), interfaceLanguage: 'tr', open };
  render(
    <EditContext value={state as EditState}>
      <NoSections />
    </EditContext>,
  );
  expect(screen.getByText(/^Bu sayfada henüz bölüm yok\./)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Bölüm ekle' }));
  expect(open).toHaveBeenCalledWith('add');
});
