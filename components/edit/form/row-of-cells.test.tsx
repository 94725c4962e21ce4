import { fireEvent, screen } from '@testing-library/react';

import { info, page, save, sent, setUp } from '@/test/edit-mode';

const table = { id: 'table-1', type: 'table', order: 10, title: 'Dayanım', head: ['Ad', 'Değer'], rows: [] };

test('cells have commas, empty ones keep their place, and a row of a spreadsheet can be pasted', async () => {
  const { user } = setUp({ ...info, page: { ...page, sections: [table] } });
  await user.click(screen.getByRole('button', { name: /^Düzenle: .*Dayanım/ }));
  const head = screen.getByRole<HTMLInputElement>('textbox', { name: /^Sütun başlıkları/ });
  expect(head).toHaveValue('Ad; Değer');
  expect(head).toHaveAccessibleDescription(/noktalı virgül/);
  fireEvent.change(head, { target: { value: 'Dayanım; 2,5 MPa;; 3' } });
  expect(head).toHaveValue('Dayanım; 2,5 MPa;; 3');
  await user.click(screen.getByRole('button', save));
  expect(sent.at(-1)?.body).toMatchObject({ values: { head: ['Dayanım', '2,5 MPa', '', '3'] } });
  fireEvent.change(head, { target: { value: 'Dayanım\t2,5\t' } });
  await user.click(screen.getByRole('button', save));
  expect(sent.at(-1)?.body).toMatchObject({ values: { head: ['Dayanım', '2,5', ''] } });
});
