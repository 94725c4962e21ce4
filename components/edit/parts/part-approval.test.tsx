import { act, screen } from '@testing-library/react';

import { everyPage, writeDraft } from '@/lib/edit/draft';
import { answers, ok, refresh, sent } from '@/test/edit-mode';

import { changes, found, openMenu, request, withMenu } from './menu-request';

const approve = { name: 'Onayla ve yayımla' };

test('a request is approved once, however often the button is pressed', async () => {
  answers.push(found([request]));
  const { user, panel } = await openMenu(withMenu(request));
  const button = await panel.findByRole('button', approve);
  answers.push(ok({ revision: 'n2' }), ok({ state: 'live', addresses: [] }));
  await user.dblClick(button);
  expect(await panel.findByText('Yayımlandı. Ziyaretçiler birkaç saniye içinde görür.')).toBeVisible();
  // The page is being rendered again: until then the button is still there.
  await user.click(button);
  const body = { part: 'navigation', revision: 'n1', id: '5', action: 'approve', answer: '' };
  expect(sent.filter(({ name }) => name === 'AnswerRequest')).toEqual([{ name: 'AnswerRequest', body }]);
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['approved', approve, request],
  ['published', { name: 'Yayımla' }, null],
])('the menu that was %s is followed with its revision', async (_what, name, asked) => {
  answers.push(...(asked ? [found([asked])] : []));
  const { user, panel } = await openMenu(withMenu(asked));
  const button = await panel.findByRole('button', name);
  answers.push(ok({ revision: 'n2' }), ok({ state: 'replaced', addresses: [] }));
  await user.click(button);
  expect(await screen.findByText(/^Yayımladığınız hâl artık yayında değil/)).toBeVisible();
  const body = { pageKey: 'a', part: 'navigation', publishedRevision: 'n2', addresses: ['/', '/page/a'] };
  expect(sent.at(-1)).toEqual({ name: 'GoLive', body });
});

test('approving asks about text that another tab has typed in the menu', async () => {
  answers.push(found([request]));
  const { user, panel } = await openMenu(withMenu(request));
  const button = await panel.findByRole('button', approve);
  const stored = { pageKey: everyPage, target: 'part:navigation' };
  act(() => {
    writeDraft({ userId: '1', ...stored, tab: 't1', revisions: {}, base: {}, values: { tr: { menu: [] } } });
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  window.confirm = jest.fn(() => false);
  await user.click(button);
  expect(window.confirm).toHaveBeenCalledWith(expect.stringMatching(/^Başka bir sekmede .*Menü/));
  expect(sent).toEqual([]);
});

test.each([
  ['approving', approve, request],
  ['publishing', { name: 'Yayımla' }, null],
])('%s without a session leaves the form open: the page is not rendered again', async (_what, name, asked) => {
  answers.push(...(asked ? [found([asked])] : []));
  const { user, panel } = await openMenu(withMenu(asked));
  refresh.mockClear();
  const button = await panel.findByRole('button', name);
  answers.push([401, { success: false, code: 'session_expired' }]);
  await user.click(button);
  expect(await panel.findByText('Oturumunuzun süresi doldu.')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('a draft that changed since the request is published after a question', async () => {
  const asked: string[] = [];
  window.confirm = (text = '') => asked.push(text) < 0;
  const older = { ...request, revision: 'n0' };
  answers.push(found([older], changes));
  const { user, panel } = await openMenu(withMenu(older));
  expect(await panel.findByText('Taslak bu istekten sonra değişti.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Son hâliyle yayımla' }));
  expect(asked[0]).toContain('şu anki hâli yayımlanacak');
  expect(sent).toEqual([]);
});
