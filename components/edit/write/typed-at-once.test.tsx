import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { info, setUp } from '@/test/edit-mode';

const heading = () => screen.getByText('Tünel');
const field = () => within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name: /^Başlık/ });

async function openForm() {
  // The server has not rendered the preview yet, however slow the test is.
  const tools = setUp(
    info,
    jest.fn(() => new Promise<undefined>(() => undefined)),
  );
  const element = heading();
  await tools.user.click(screen.getByRole('button', { name: /^Düzenle: .*Tünel/ }));
  await waitFor(() => expect(field()).toBeVisible());
  return { ...tools, element };
}

test('what is typed in the form stands on the page at once, before the server has rendered it', async () => {
  const { element, renderSection } = await openForm();
  fireEvent.change(field(), { target: { value: 'Tünel i' } });
  expect(element).toHaveTextContent('Tünel i');
  fireEvent.change(field(), { target: { value: 'Tünel işi' } });
  expect(element).toHaveTextContent('Tünel işi');
  expect(renderSection).not.toHaveBeenCalled();
});

test('undo shows the former text at once', async () => {
  const { element, user } = await openForm();
  fireEvent.change(field(), { target: { value: 'Köprü' } });
  await user.keyboard('{Control>}z{/Control}');
  expect(element).toHaveTextContent('Tünel');
});

test('a form that is discarded before the server has rendered it leaves the page as it was', async () => {
  const { element, user } = await openForm();
  fireEvent.change(field(), { target: { value: 'Köprü' } });
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(element).toHaveTextContent('Tünel');
});

test('a page that is rendered with the typed text keeps it when the form is closed', async () => {
  const { element, user, show } = await openForm();
  fireEvent.change(field(), { target: { value: 'Köprü' } });
  const [first, ...others] = info.page.sections as Record<string, unknown>[];
  show({ ...info, page: { ...info.page, sections: [{ ...first, title: 'Köprü' }, ...others] }, revision: 'r2' });
  await user.click(screen.getByRole('button', { name: 'Paneli kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(element).toHaveTextContent('Köprü');
});
