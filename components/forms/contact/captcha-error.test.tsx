/** A security check that fails says so, and a message that is refused because of it has this reason. */
import { screen, waitFor } from '@testing-library/react';

import { reasonKey } from '@/lib/forms/failure-texts';

import { fillIn, send, show, stubs, touch } from './contact-stubs';

jest.mock('@/lib/forms/robot-traps', () => ({ honeypotName: 'website', minFillMs: 0 }));
jest.mock('./solve-captcha', () => ({ solveCaptcha: () => stubs.solveCaptcha() }));
jest.mock('./send-message', () => ({
  ...jest.requireActual<object>('./send-message'),
  sendMessage: (message: Record<string, unknown>) => stubs.sendMessage(message),
}));

beforeEach(() => stubs.reset());

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a check that failed is announced, without the text for one that is to come', async () => {
  stubs.captchaFails = true;
  const { user } = show();
  await user.click(screen.getByLabelText('Konu'));
  await screen.findByRole('button', { name: 'Yeniden dene' });
  expect(announced()).toContain('Güvenlik doğrulamasıGüvenlik doğrulaması yapılamadı.');
  stubs.captchaFails = false;
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(announced()).toContain('Güvenlik doğrulamasıDoğrulandı.'));
});

test('a message that is refused because of the check says so', async () => {
  stubs.answers = Array.from({ length: 2 }, () => ({ success: false, code: 'captcha_invalid' }));
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Form Gönderilemedi!')).toHaveTextContent('Güvenlik doğrulaması yapılamadı.');
  expect(announced()).toContain('Güvenlik doğrulamasıGüvenlik doğrulaması yapılamadı.');
});

test.each(['captcha_expired', 'captcha_invalid', 'captcha_used'])('%s has a reason', (code) => {
  expect(reasonKey(code)).toBe('captchaFailed');
});
