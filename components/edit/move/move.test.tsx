import { screen } from '@testing-library/react';

import { answers, info, ok, page, sections, sent, setUp } from '@/test/edit-mode';

const grip = () => screen.getByRole('button', { name: 'Taşı: Kapak, Tünel' });
const says = (text: string | RegExp) => screen.findByText(text, { selector: '[role="status"]' });
const moved = { ...page, sections: sections.toReversed().map((section, at) => ({ ...section, order: at })) };

test('a section is picked up, moved and put down with the keyboard, and the focus stays on it', async () => {
  const { user, show } = setUp();
  grip().focus();
  await user.keyboard('{Enter}');
  expect(await says(/^Kapak, Tünel alındı: 1\. sıra, toplam 2/)).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await says('2. sıra, toplam 2')).toBeInTheDocument();
  expect(sent).toEqual([]);
  answers.push(ok({ page: moved, revision: 'r2' }));
  await user.keyboard(' ');
  expect(await says('Bölüm taşındı')).toBeVisible();
  const change = { kind: 'move', id: 'hero-1', afterId: 'accordion-1' };
  expect(sent).toEqual([{ name: 'ChangeSections', body: { pageKey: 'a', revision: 'r1', change } }]);
  grip().blur();
  show({ ...info, page: moved, revision: 'r2' });
  expect(grip()).toHaveFocus();

  answers.push(ok({ page, revision: 'r3' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(await says('Geri alındı')).toBeVisible();
  expect(sent[1]?.body).toMatchObject({ revision: 'r2', change: { ...change, afterId: null } });
});

test('a menu that is opened before the page shows the new place stays open', async () => {
  const { user, show } = setUp();
  grip().focus();
  answers.push(ok({ page: moved, revision: 'r2' }));
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(await says('Bölüm taşındı')).toBeVisible();
  const menu = screen.getByLabelText('Bölüm işlemleri: Kapak, Tünel');
  await user.click(menu);
  show({ ...info, page: moved, revision: 'r2' });
  expect(menu).toHaveFocus();
  expect(menu.closest('details')).toHaveAttribute('open');
});

test.each([
  ['Escape', '{ArrowDown}{Escape}'],
  ['the Tab key', '{ArrowDown}{Tab}'],
  ['putting it down where it was', '{ArrowDown}{ArrowUp}{Enter}'],
])('%s leaves the section where it was', async (_how, keys) => {
  const { user } = setUp();
  grip().focus();
  await user.keyboard(`{Enter}${keys}`);
  expect(await says('Bölüm yerinde kaldı')).toBeInTheDocument();
  expect(grip()).toHaveAttribute('aria-pressed', 'false');
  expect(sent).toEqual([]);
});

test('Escape while a section is held does not close the open panel', async () => {
  const { user, open } = setUp();
  await open(/^Düzenle: .*Sorular/);
  grip().focus();
  await user.keyboard('{Enter}{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a section that cannot be moved any more says why, and can be picked up again', async () => {
  const { user } = setUp();
  grip().focus();
  answers.push([409, { success: false, code: 'conflict', data: { page, revision: 'r9' } }]);
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(await says(/değişti/)).toBeVisible();
  grip().focus();
  await user.keyboard('{Enter}');
  expect(grip()).toHaveAttribute('aria-pressed', 'true');
});
