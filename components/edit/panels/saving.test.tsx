import { screen } from '@testing-library/react';

import { answers, conflict, holdBack, ok, refresh, save, sections, sent, settled, setUp } from '@/test/edit-mode';

const title = { name: /^Başlık/ };
const titled = (text: string, revision: string) => ok({ section: { ...sections[0], title: text }, revision });
const saveKey = '{Control>}s{/Control}';
const missing: [number, object] = [404, { success: false, code: 'not_found' }];

async function typeTitle() {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  const field = panel.getByRole('textbox', title);
  await user.type(field, '!');
  return { user, panel, field };
}

test('Ctrl+S during a save: what was typed since is saved after it, on top of it', async () => {
  const { user, panel, field } = await typeTitle();
  answers.push(titled('Tünel!', 'r2'), titled('Tünel!?', 'r3'));
  const release = holdBack('SaveSection');
  await user.keyboard(saveKey);
  await user.type(field, '?');
  await user.keyboard(saveKey);
  await user.keyboard(saveKey);
  release();
  await settled();
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent.map(({ body }) => [body.revision, body.values])).toEqual([
    ['r1', { title: 'Tünel!' }],
    ['r2', { title: 'Tünel!?' }],
  ]);
});

test('what was typed during a save is not called saved', async () => {
  const { user, panel, field } = await typeTitle();
  answers.push(titled('Tünel!', 'r2'), titled('Tünel!?', 'r3'));
  const release = holdBack('SaveSection');
  await user.keyboard(saveKey);
  await user.type(field, '?');
  release();
  expect(await panel.findByText('Kaydedilmedi')).toBeVisible();
  expect(panel.queryByText('Kaydedildi')).not.toBeInTheDocument();
  await user.keyboard(saveKey);
  expect(await panel.findByText('Kaydedildi')).toBeVisible();
});

test('Ctrl+S while a conflict waits for an answer saves nothing', async () => {
  const { user, panel } = await typeTitle();
  answers.push(conflict({ ...sections[0], title: 'Baraj' }, 'r5'));
  await user.click(panel.getByRole('button', save));
  await panel.findByRole('alertdialog');
  await user.keyboard(saveKey);
  await settled();
  expect(sent).toHaveLength(1);
  expect(panel.getByRole('alertdialog')).toBeVisible();
});

test.each([
  ['the session ends', [[401, { success: false, code: 'session_expired' }]]],
  ['the page is deleted', [missing, missing]],
] as [string, [number, object][]][])(
  'if %s between the saves of two languages, the page is not rendered again, and the form stays',
  async (_what, refusal) => {
    const { user, panel } = await typeTitle();
    await user.click(panel.getByRole('tab', { name: /^English/ }));
    await user.type(panel.getByRole('textbox', title), 's');
    answers.push(titled('Tünel!', 'r2'), ...refusal);
    refresh.mockClear();
    await user.click(panel.getByRole('button', save));
    await settled();
    expect(sent.map(({ body }) => body.language)).toEqual(['tr', 'en']);
    expect(panel.getByRole('textbox', title)).toHaveValue('Tunnels');
    expect(refresh).not.toHaveBeenCalled();
  },
);
