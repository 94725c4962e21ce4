import { screen, waitFor } from '@testing-library/react';

import { fillIn, send, show, stubs, texts, touch } from './contact-stubs';

jest.mock('@/lib/forms/robot-traps', () => ({ honeypotName: 'website', minFillMs: 0 }));
jest.mock('./solve-captcha', () => ({ solveCaptcha: () => stubs.solveCaptcha() }));
jest.mock('./send-message', () => ({
  ...jest.requireActual<object>('./send-message'),
  sendMessage: (message: Record<string, unknown>) => stubs.sendMessage(message),
}));

beforeEach(() => stubs.reset());

async function sendOne() {
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  return user;
}

const success = () => screen.queryByText('Mesajınız başarıyla gönderildi!');
const note = () => screen.queryByText('Son mesajınız gönderildi.');
/** The elements that were scrolled into view. */
const scrolled = () => jest.mocked(Element.prototype.scrollIntoView).mock.contexts;

test('success resets the form and is shown for five seconds; a note stays until somebody types', async () => {
  const user = await sendOne();
  await waitFor(() => expect(success()).toBeInTheDocument());
  const shownAt = performance.now();
  for (const label of Object.keys(texts)) expect(screen.getByLabelText(label)).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Gönder' })).not.toHaveAttribute('aria-disabled');
  expect(sessionStorage).toHaveLength(0);
  await waitFor(() => expect(success()).not.toBeInTheDocument(), { timeout: 8000 });
  expect(performance.now() - shownAt).toBeGreaterThan(4500);
  expect(note()?.closest('[role=status]')).toBeInstanceOf(HTMLElement);
  await user.type(screen.getByLabelText('Konu'), 'B');
  expect(note()).not.toBeInTheDocument();
}, 15_000);

test.each([
  ['a success', [], 'Mesajınız başarıyla gönderildi!'],
  ['a failure', [{ success: false, code: 'no_answer' }], 'Form Gönderilemedi!'],
])('%s is scrolled into view', async (_, answers, text) => {
  stubs.answers = answers;
  await sendOne();
  const message = await screen.findByText(text);
  expect(scrolled()).toEqual([message.closest('[role=status]')]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});
