import { fireEvent, screen, within } from '@testing-library/react';

import { answers, conflict, info, ok, page, save, sections, sent, setUp } from '@/test/edit-mode';

const undo = { name: 'Geri al' };
const theirs = { ...sections[0], title: 'Baraj', subTitle: 'Su' };

test('undo after a conflict, and a save: the conflict is shown again', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push(conflict(theirs, 'r5'));
  await user.click(panel.getByRole('button', save));
  await user.click(within(await panel.findByRole('alertdialog')).getByRole('button', { name: 'Onlarınkini al' }));
  await panel.findByText('Kaydedildi');
  await user.click(panel.getByRole('button', undo));
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
  expect(panel.getByRole('textbox', { name: /^Alt başlık/ })).toHaveValue('Su');
  expect(panel.getByText('Kaydedilmedi')).toBeVisible();
  answers.push(conflict(theirs, 'r5'));
  await user.click(panel.getByRole('button', save));
  expect(await panel.findByRole('alertdialog')).toHaveTextContent(/Tünel!.*Baraj/);
  expect(sent.map(({ body }) => [body.revision, body.values])).toEqual([
    ['r1', { title: 'Tünel!' }],
    ['r1', { title: 'Tünel!' }],
  ]);
});

test('undo after a merge keeps what only somebody else has changed', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  const merged = { ...sections[0], title: 'Tünel!', subTitle: 'Su' };
  answers.push(conflict({ ...sections[0], subTitle: 'Su' }, 'r5'), ok({ section: merged, revision: 'r6' }));
  await user.click(panel.getByRole('button', save));
  await user.click(within(await panel.findByRole('alertdialog')).getByRole('button', { name: /birleştir/ }));
  await panel.findByText('Kaydedildi');
  await user.click(panel.getByRole('button', undo));
  await user.click(panel.getByRole('button', undo));
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel');
  expect(panel.getByRole('textbox', { name: /^Alt başlık/ })).toHaveValue('Su');
  answers.push(ok({ section: { ...merged, title: 'Tünel' }, revision: 'r7' }));
  await user.click(panel.getByRole('button', save));
  await panel.findByText('Kaydedildi');
  expect(sent.at(-1)?.body).toMatchObject({ revision: 'r6', values: { title: 'Tünel' } });
});

test('nothing is undone while a conflict waits for an answer', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), '!');
  answers.push(conflict(theirs, 'r5'));
  await user.click(panel.getByRole('button', save));
  await panel.findByRole('alertdialog');
  await user.click(screen.getByRole('button', undo));
  await user.click(panel.getByRole('button', { name: 'Forma dön' }));
  expect(panel.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tünel!');
});

test('in the HTML of a text, one press undoes what was typed, and redo brings it back', async () => {
  const text = { id: 'text-1', type: 'textBlock', order: 10, title: 'Yazı', description: '<p>a</p>' };
  const { user, open } = setUp({ ...info, page: { ...page, sections: [text] } });
  const panel = await open(/^Düzenle: .*Yazı/);
  await user.click(panel.getByRole('button', { name: 'HTML' }));
  const field = panel.getByRole('textbox', { name: /^Metin/ });
  await user.click(field);
  fireEvent.change(field, { target: { value: '<p>b</p>' } });
  await user.click(panel.getByRole('button', undo));
  expect(field).toHaveValue('<p>a</p>');
  await user.click(field);
  await user.click(panel.getByRole('button', { name: 'Yinele' }));
  expect(field).toHaveValue('<p>b</p>');
});
