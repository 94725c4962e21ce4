import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';

import { info, settled, setUp } from '@/test/edit-mode';

test('the preview shows the section with unsaved values, and disappears with the panel', async () => {
  const { user, open, renderSection } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  expect(await screen.findByText('Önizleme')).toBeVisible();
  expect(renderSection).toHaveBeenLastCalledWith(
    expect.objectContaining({
      sectionId: 'hero-1',
      language: 'tr',
      section: expect.objectContaining({ title: 'Tünel!', type: 'hero' }),
    }),
  );
  await user.click(panel.getByRole('button', { name: 'Vazgeç' }));
  expect(screen.queryByText('Önizleme')).not.toBeInTheDocument();
  expect(window.localStorage).toHaveLength(0);
});

test('the preview follows an undo back to the saved values', async () => {
  const { user, open, renderSection } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await screen.findByText('Önizleme');
  await user.click(panel.getByRole('button', { name: 'Geri al' }));
  const saved = expect.objectContaining({ section: expect.objectContaining({ title: 'Tünel' }) });
  await waitFor(() => expect(renderSection).toHaveBeenLastCalledWith(saved));
});

test('a preview that arrives after the panel was closed is not shown', async () => {
  let come: (preview: ReactElement) => void = () => undefined;
  const renderSection = jest.fn(() => new Promise<ReactElement | undefined>((resolve) => (come = resolve)));
  const { user, open } = setUp(info, renderSection);
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await waitFor(() => expect(renderSection).toHaveBeenCalled());
  await user.keyboard('{Escape}');
  await act(async () => {
    come(<p>Önizleme</p>);
    await Promise.resolve();
  });
  expect(screen.queryByText('Önizleme')).not.toBeInTheDocument();
});

test('if the server returns no preview, the last one stays', async () => {
  const renderSection = jest.fn((): Promise<ReactElement | undefined> => Promise.resolve(undefined));
  renderSection.mockResolvedValueOnce(<p>Önizleme</p>);
  const { user, open } = setUp(info, renderSection);
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await screen.findByText('Önizleme');
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '?');
  await waitFor(() => expect(renderSection).toHaveBeenCalledTimes(2));
  await settled();
  expect(screen.getByText('Önizleme')).toBeVisible();
});
