import { screen, within } from '@testing-library/react';

import { answers, conflict, ok, refresh, save, sections, sent, setUp } from '@/test/edit-mode';

test('a change by somebody else in other fields causes no conflict: the save is sent again', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push(conflict(sections[0] ?? {}, 'r5'), ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r6' }));
  await user.click(panel.getByRole('button', save));
  await panel.findByText('Kaydedildi');
  expect(sent.map(({ body }) => body.revision)).toEqual(['r1', 'r5']);
});

test('fields that both changed are compared one by one, and merged as chosen', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  const theirs = { ...sections[0], title: 'Baraj', subTitle: 'Su' };
  answers.push(conflict(theirs, 'r5'));
  await user.click(panel.getByRole('button', save));
  const dialog = within(await panel.findByRole('alertdialog', { name: 'Bu bölüm siz çalışırken değişti' }));
  const title = within(dialog.getByRole('group', { name: 'Başlık' }));
  expect(title.getByRole('radio', { name: /Benim yazdığım.*Tünel!/ })).toBeChecked();
  const subTitle = within(dialog.getByRole('group', { name: 'Alt başlık' }));
  expect(subTitle.getByRole('radio', { name: /Şu anda kayıtlı olan.*Su/ })).toBeChecked();
  expect(window.localStorage).toHaveLength(1);
  answers.push(ok({ section: { ...theirs, title: 'Tünel!' }, revision: 'r6' }));
  await user.click(dialog.getByRole('button', { name: 'Seçtiklerimle birleştir' }));
  await panel.findByText('Kaydedildi');
  expect(sent.at(-1)?.body).toMatchObject({ revision: 'r5', values: { title: 'Tünel!' } });
  expect(sent.at(-1)?.body.values).toEqual({ title: 'Tünel!' });
  expect(panel.getByRole('textbox', { name: /^Alt başlık/ })).toHaveValue('Su');
});

test('after choosing the other values, nothing is sent', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push(conflict({ ...sections[0], title: 'Baraj' }, 'r5'));
  await user.click(panel.getByRole('button', save));
  await user.click(await panel.findByRole('button', { name: 'Onlarınkini al' }));
  expect(await panel.findByRole('textbox', { name: /^Başlık/ })).toHaveValue('Baraj');
  expect(sent).toHaveLength(1);
});

test('each language is saved with the revision of its own base, so that no text of others is overwritten unseen', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  await user.click(panel.getByRole('tab', { name: /^English/ }));
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), 's');
  // The backend merges the Turkish save with somebody else's English save.
  answers.push(
    ok({ section: { ...sections[0], title: 'Tünel!' }, revision: 'r5' }),
    conflict({ ...sections[0], title: 'Subway' }, 'r5'),
  );
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByRole('alertdialog')).toHaveTextContent('Subway');
  expect(sent.map(({ body }) => [body.language, body.revision])).toEqual([
    ['tr', 'r1'],
    ['en', 'r1'],
  ]);
});

test('a value that all languages share is updated in all of them', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  const link = { name: /Fotoğraftaki bağlantı/ };
  await user.type(panel.getByRole('combobox', link), '/mine');
  answers.push(conflict({ ...sections[0], stickyLink: '/theirs' }, 'r5'));
  await user.click(panel.getByRole('button', save));
  await user.click(await panel.findByRole('button', { name: 'Onlarınkini al' }));
  await panel.findByText('Kaydedildi');
  expect(panel.getByRole('combobox', link)).toHaveValue('/theirs');
  await user.click(panel.getByRole('tab', { name: /^English/ }));
  expect(panel.getByRole('combobox', link)).toHaveValue('/theirs');
  expect(sent).toHaveLength(1);
});

test('a choice that is saved after the session has ended leaves the form open: the page is not rendered again', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push(conflict({ ...sections[0], title: 'Baraj' }, 'r5'), [401, { success: false, code: 'session_expired' }]);
  await user.click(panel.getByRole('button', save));
  const keepMine = await panel.findByRole('button', { name: 'Benimkini koru' });
  refresh.mockClear();
  await user.click(keepMine);
  expect(await screen.findByText('Oturumunuzun süresi doldu.')).toBeVisible();
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  expect(refresh).not.toHaveBeenCalled();
});
