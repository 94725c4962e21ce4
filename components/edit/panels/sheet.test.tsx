import { fireEvent, screen } from '@testing-library/react';

import { setUp } from '@/test/edit-mode';

import { sheetHeights } from './use-sheet';

const { low, half, full } = sheetHeights;

async function openForm() {
  const { user, open } = setUp();
  await open(/^Düzenle: Kapak/);
  const handle = screen.getByRole('separator', { name: 'Panelin yüksekliği' });
  const height = () => Number(handle.getAttribute('aria-valuenow'));
  return { user, handle, height };
}

/** jsdom's own pointer events have no place. */
const point = (handle: HTMLElement, type: string, clientY?: number) =>
  fireEvent(handle, new MouseEvent(type, { bubbles: true, clientY }));

const pull = (handle: HTMLElement, first: number, ...others: number[]) => {
  point(handle, 'pointerdown', first);
  for (const clientY of others) point(handle, 'pointermove', clientY);
  point(handle, 'pointerup');
};

test('the sheet leaves the upper part of the page in view, and is pulled down to its title', async () => {
  const { handle, height } = await openForm();
  expect(height()).toBe(half);
  pull(handle, 300, 400, 600);
  expect(height()).toBe(low);
  pull(handle, 700, 300, 100);
  expect(height()).toBe(full);
});

test('a tap folds it away and brings it back', async () => {
  const { handle, height } = await openForm();
  pull(handle, 300);
  expect(height()).toBe(low);
  pull(handle, 700, 702);
  expect(height()).toBe(half);
});

test('the keyboard sets its height', async () => {
  const { user, handle, height } = await openForm();
  handle.focus();
  await user.keyboard('{ArrowUp}');
  expect(height()).toBe(full);
  await user.keyboard('{ArrowUp}');
  expect(height()).toBe(full);
  await user.keyboard('{Home}');
  expect(height()).toBe(low);
  await user.keyboard('{Enter}');
  expect(height()).toBe(half);
});
