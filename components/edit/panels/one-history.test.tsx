import { fireEvent, screen, within } from '@testing-library/react';

import { setUp } from '@/test/edit-mode';

const undoKey = { key: 'z', ctrlKey: true };

async function openList() {
  const edit = setUp();
  const panel = await edit.open(/^Düzenle: .*Sorular/);
  const title = panel.getAllByRole('textbox', { name: /^Başlık/ })[0] as HTMLElement;
  const items = () =>
    within(panel.getByRole('list'))
      .getAllByRole('button', { name: /^\d\. / })
      .map(({ textContent }) => textContent);
  const drag = (from: string) => {
    const grip = panel.getByRole('button', { name: from }).closest('li')?.querySelector('[data-grip]') as HTMLElement;
    // jsdom's own pointer events have no place.
    const point = (type: string, clientY: number) =>
      fireEvent(grip, new MouseEvent(type, { bubbles: true, clientY, button: 0 }));
    point('pointerdown', 20);
    // A press on the grip takes the focus from the field that was typed in.
    (document.activeElement as HTMLElement).blur();
    // Nothing has a height here: this is above everything.
    point('pointermove', -20);
    point('pointerup', -20);
  };
  return { ...edit, panel, title, items, drag };
}

test('Ctrl+Z after a list item was dragged moves it back, and leaves what was typed before', async () => {
  const { user, title, items, drag, panel } = await openList();
  await user.type(title, '!');
  drag('2. İki');
  expect(items()).toEqual(['1. İki', '2. Bir']);
  expect(panel.getByRole('button', { name: '1. İki' })).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(items()).toEqual(['1. Bir', '2. İki']);
  expect(panel.getByRole('button', { name: '2. İki' })).toHaveFocus();
  expect(title).toHaveValue('Sorular!');
  await user.keyboard('{Control>}z{/Control}');
  expect(title).toHaveValue('Sorular');
  await user.keyboard('{Control>}yy{/Control}');
  expect(items()).toEqual(['1. İki', '2. Bir']);
  expect(title).toHaveValue('Sorular!');
});

test('the keys work wherever the focus is, but not for a field outside the form', async () => {
  const { user, title } = await openList();
  await user.type(title, '!');
  const search = document.body.appendChild(document.createElement('input'));
  expect(fireEvent.keyDown(search, undoKey)).toBe(true);
  expect(title).toHaveValue('Sorular!');
  search.remove();
  expect(fireEvent.keyDown(document.body, { ...undoKey, altKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, undoKey)).toBe(false);
  expect(title).toHaveValue('Sorular');
});

test('the browser’s own undo command undoes the last step of the form', async () => {
  const { user, title, items, drag } = await openList();
  await user.type(title, '!');
  drag('2. İki');
  const event = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
  expect(fireEvent(title, event)).toBe(false);
  expect(items()).toEqual(['1. Bir', '2. İki']);
  expect(title).toHaveValue('Sorular!');
});

test('added and removed items are steps of the same history', async () => {
  const { user, panel, title, items } = await openList();
  await user.click(panel.getByRole('button', { name: 'Kaldır: 1. Bir' }));
  await user.type(title, '!');
  await user.click(panel.getByRole('button', { name: 'Öğe ekle: Öğeler' }));
  await user.keyboard('{Control>}z{/Control}');
  expect([items(), (title as HTMLInputElement).value]).toEqual([['1. İki'], 'Sorular!']);
  await user.keyboard('{Control>}zz{/Control}');
  expect([items(), (title as HTMLInputElement).value]).toEqual([['1. Bir', '2. İki'], 'Sorular']);
});

test('undo shows the language whose text it changes', async () => {
  const { user, open } = setUp();
  const panel = await open(/^Düzenle: .*Tünel/);
  await user.click(panel.getByRole('tab', { name: /^English/ }));
  await user.type(panel.getByRole('textbox', { name: /^Başlık/ }), 's');
  await user.click(panel.getByRole('tab', { name: /^Türkçe/ }));
  await user.click(panel.getByRole('button', { name: 'Geri al' }));
  expect(panel.getByRole('tab', { name: /^English/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Tunnel');
});
