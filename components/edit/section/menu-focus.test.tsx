import { act, screen, within } from '@testing-library/react';

import { answers, holdBack, info, ok, page, sections, settled, setUp } from '@/test/edit-mode';

const bar = () => screen.getByRole('region', { name: 'Düzenleme durumu' });
const menuOf = (name: RegExp) => screen.getByLabelText(name);
const hero = /^Bölüm işlemleri: Kapak/;

async function command(name: string) {
  const edit = setUp();
  await edit.user.click(menuOf(hero));
  const [first] = screen.getAllByRole('button', { name });
  await edit.user.click(first ?? document.body);
  return edit;
}

const moved = { ...page, sections: [sections[1], sections[0]] };
const movedInfo = { ...info, page: moved, revision: 'r2' };

test('the button in the bar that takes a change back leaves the focus in the bar', async () => {
  answers.push(ok({ page, revision: 'r2' }));
  const { user } = await command('Gizle');
  const release = holdBack('ChangeSections');
  await user.click(await within(bar()).findByRole('button', { name: 'Geri al' }));
  expect(bar()).toHaveFocus();
  release();
  await settled();
});

test('with a deleted section the focus goes to the bar', async () => {
  const without = { ...page, sections: [sections[1]] };
  answers.push(ok({ page: without, revision: 'r2' }));
  const { show } = await command('Sil');
  await settled();
  show({ ...info, page: without, revision: 'r2' } as typeof info);
  await settled();
  expect(bar()).toHaveFocus();
});

test('a section that its menu has moved keeps the focus', async () => {
  answers.push(ok({ page: moved, revision: 'r2' }));
  const { show } = await command('Aşağı taşı');
  expect(menuOf(hero)).toHaveFocus();
  // As browsers do with what is moved in the document.
  act(() => menuOf(hero).blur());
  show(movedInfo as typeof info);
  await settled();
  expect(menuOf(hero)).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test.each(['Gizle', 'Çoğalt'])('a section that its menu has moved keeps the focus when %j follows', async (next) => {
  answers.push(ok({ page: moved, revision: 'r2' }), ok({ page: moved, revision: 'r3' }));
  const { user, show } = await command('Aşağı taşı');
  await user.click(menuOf(hero));
  await user.click(screen.getAllByRole('button', { name: next })[0] ?? document.body);
  act(() => menuOf(hero).blur());
  show(movedInfo as typeof info);
  await settled();
  expect(menuOf(hero)).toHaveFocus();
});

test('whoever is somewhere else when the section has moved stays there', async () => {
  answers.push(ok({ page: moved, revision: 'r2' }));
  const { show } = await command('Aşağı taşı');
  act(() => bar().focus());
  show(movedInfo as typeof info);
  await settled();
  expect(bar()).toHaveFocus();
});

test('a move that was refused takes no focus later', async () => {
  answers.push([409, { success: false, code: 'conflict', data: { page, revision: 'r2' } }]);
  const { show } = await command('Aşağı taşı');
  await settled();
  act(() => menuOf(hero).blur());
  show({ ...info, revision: 'r2' });
  await settled();
  expect(document.body).toHaveFocus();
});
