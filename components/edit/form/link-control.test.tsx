import { screen, waitFor } from '@testing-library/react';

import { answers, foundPages, ok, save, sections, sent, setUp } from '@/test/edit-mode';

const link = { name: /Fotoğraftaki bağlantı/ };

async function openForm() {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  return { user, panel, field: panel.getByRole('combobox', link) };
}

test('an address is completed when its field is left, and saved like that', async () => {
  const { user, panel, field } = await openForm();
  await user.type(field, 'www.ornek.com');
  answers.push(ok({ section: { ...sections[0], stickyLink: 'https://www.ornek.com' }, revision: 'r2' }));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(field).toHaveValue('https://www.ornek.com');
  expect(sent[0]?.body.values).toEqual({ stickyLink: 'https://www.ornek.com' });
});

test('what was typed and its completion are one step of undo', async () => {
  const { user, field } = await openForm();
  await user.type(field, 'info@ornek.com');
  await user.tab();
  expect(field).toHaveValue('mailto:info@ornek.com');
  await user.keyboard('{Control>}z{/Control}');
  expect(field).toHaveValue('');
});

test('the name of a page becomes its address, once the page is found', async () => {
  foundPages.push({ title: 'Hakkımızda', link: '/page/about' });
  const { user, field } = await openForm();
  await user.type(field, 'about');
  await user.tab();
  await waitFor(() => expect(field).toHaveValue('/page/about'));
});

test('a page that is found late does not replace what was typed since', async () => {
  foundPages.push({ title: 'Hakkımızda', link: '/page/about' });
  const { user, field } = await openForm();
  const usual = global.fetch;
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  global.fetch = (address, init) => released.then(() => usual(address, init));
  await user.type(field, 'about');
  await user.tab();
  await user.type(field, 'x');
  release?.();
  expect(await screen.findByRole('option', { hidden: true, name: 'Hakkımızda' })).toBeInTheDocument();
  expect(field).toHaveValue('aboutx');
});
