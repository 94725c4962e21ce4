import { render, screen } from '@testing-library/react';

import { EditContext, type EditState } from '../state/edit-context';
import { editTranslator } from '../texts/edit-texts';
import { loadEditTexts } from '../texts/load-edit-texts';
import { PopupPreview } from './PopupPreview.client';

jest.mock('./PopupSheet', () => ({ PopupSheet: () => <p>Duyuru</p> }));

test('until the sheet of the popup is there, its preview says that it loads', async () => {
  const edit = { t: editTranslator(loadEditTexts('tr')), interfaceLanguage: 'tr' } as unknown as EditState;
  const popup = { title: 'Duyuru', defaultOpen: true } as never;
  render(
    <EditContext value={edit}>
      <PopupPreview popup={popup} language="tr" closeLabel="Kapat" />
    </EditContext>,
  );
  expect(screen.getByText('Yükleniyor…')).toBeVisible();
  expect(await screen.findByText('Duyuru')).toBeVisible();
  expect(screen.queryByText('Yükleniyor…')).not.toBeInTheDocument();
});
