import { act, screen, within } from '@testing-library/react';

import type { EditInfo } from '@/lib/edit/edit-info';
import { answers, info, ok, page, sections, setUp, settled } from '@/test/edit-mode';

const commented: EditInfo = { ...info, comments: { 'hero-1': 1 } };
const away = 'Sunucuya ulaşılamadı. Bağlantı gelince yeniden yüklenir.';
const thread = {
  ...{ id: '7', resolvedBy: null, resolvedAt: null },
  comments: [{ id: '7', author: 'Selin', text: 'Bu eski.', writtenAt: '2026-11-20T10:00:00Z', isOwn: false }],
};

/** Lets no call through, as a broken line does. @returns mends the line */
function breakLine(): () => void {
  const usual = global.fetch;
  global.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  return () => (global.fetch = usual);
}

async function openWithoutLine() {
  const edit = setUp(commented);
  await settled();
  const mend = breakLine();
  const panel = await edit.open(/^Düzenle: .*Tünel/);
  expect(await panel.findByText(away)).toBeVisible();
  mend();
  answers.push(ok({ threads: [thread], colleagues: [] }));
  return { ...edit, panel };
}

test('after a broken line the comments are fetched again when the browser is online', async () => {
  const { panel } = await openWithoutLine();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await panel.findByText('Bu eski.')).toBeVisible();
  expect(panel.queryByText(away)).not.toBeInTheDocument();
});

test('after a broken line the comments are fetched again when another call succeeds', async () => {
  const { panel } = await openWithoutLine();
  // A heartbeat, as when the editor comes back to the window.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await panel.findByText('Bu eski.')).toBeVisible();
});

test('after a broken line a button fetches the comments again, and the focus stays in the panel', async () => {
  const { user, panel } = await openWithoutLine();
  await user.click(panel.getByRole('button', { name: 'Yeniden dene' }));
  expect(await panel.findByText('Bu eski.')).toBeVisible();
  expect(panel.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('after a broken line a button fetches the versions again', async () => {
  const { user } = setUp(info);
  await settled();
  const mend = breakLine();
  await user.click(screen.getByText('Sayfa işlemleri'));
  await user.click(screen.getByRole('button', { name: 'Sürümler' }));
  const panel = within(screen.getByRole('dialog', { name: 'Sürümler' }));
  expect(await panel.findByText(away)).toBeVisible();
  mend();
  answers.push(ok([{ id: 1, updatedAt: '2026-11-20T10:00:00Z', by: 'Selin', status: 'draft' }]));
  await user.click(panel.getByRole('button', { name: 'Yeniden dene' }));
  expect(await panel.findByText(/Selin/)).toBeVisible();
  expect(panel.queryByText(away)).not.toBeInTheDocument();
});

test('after a broken line a button fetches the compared version again, and the focus stays in the dialog', async () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const { user } = setUp(info);
  await settled();
  await user.click(screen.getByText('Sayfa işlemleri'));
  const versions = ['2', '1'].map((id) => ({ id, updatedAt: '2026-11-20T10:00:00Z', by: 'Selin', status: 'draft' }));
  answers.push(ok(versions));
  await user.click(screen.getByRole('button', { name: 'Sürümler' }));
  const compare = await screen.findByRole('button', { name: /^Karşılaştır: / });
  const mend = breakLine();
  await user.click(compare);
  const dialog = within(screen.getByRole('dialog', { name: 'Sürüm karşılaştırması' }));
  expect(await dialog.findByText(away)).toBeVisible();
  const frame = dialog.getByTitle('Güncel taslak');
  mend();
  const [first, ...others] = sections;
  answers.push(ok({ page: { ...page, sections: [{ ...first, title: 'Baraj' }, ...others] } }));
  await user.click(dialog.getByRole('button', { name: 'Yeniden dene' }));
  expect(await dialog.findByText(/Baraj/)).toBeVisible();
  expect(dialog.queryByText(away)).not.toBeInTheDocument();
  expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(dialog.getByTitle('Güncel taslak')).not.toBe(frame);
});
