/** The first wrong field gets the focus, which announces its error. Where it has the focus already, a region does. */
import { screen, waitFor } from '@testing-library/react';

import { fillIn, send, show, stubs, touch } from './contact-stubs';

jest.mock('@/lib/forms/robot-traps', () => ({ honeypotName: 'website', minFillMs: 0 }));
jest.mock('./solve-captcha', () => ({ solveCaptcha: () => stubs.solveCaptcha() }));
jest.mock('./send-message', () => ({
  ...jest.requireActual<object>('./send-message'),
  sendMessage: (message: Record<string, unknown>) => stubs.sendMessage(message),
}));

beforeEach(() => stubs.reset());

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const required = 'Bu alan zorunlu.';

test('an error is announced where the focus stays in the field, each time', async () => {
  const { user } = show();
  await touch(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(announced()).toContain(required));
  expect(screen.getByLabelText('Konu')).toHaveFocus();
  const first = screen.getAllByRole('status').find(({ textContent }) => textContent === required)?.firstChild;
  await send(user);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(announced()).toContain(required);
});

test('it is no longer said once something is typed', async () => {
  const { user } = show();
  await touch(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(announced()).toContain(required));
  await user.keyboard('a{Backspace}');
  expect(announced()).not.toContain(required);
  await user.tab();
  expect(screen.getByLabelText('Konu')).toHaveAccessibleDescription(required);
  expect(announced()).not.toContain(required);
});

test('an error of the backend is announced where the focus stays in the field', async () => {
  stubs.answers = [{ success: false, code: 'validation', data: { fields: { message: 'too_long' } } }];
  const { user } = show();
  await touch(user);
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(announced()).toContain('Bu alan çok uzun.'));
});

test('an error is not announced as well where the focus moves to the field, which has it as its description', async () => {
  const { user } = show();
  await touch(user);
  await user.click(screen.getByLabelText('Mesajınız'));
  await send(user);
  await waitFor(() => expect(screen.getByLabelText('Konu')).toHaveFocus());
  expect(screen.getByLabelText('Konu')).toHaveAccessibleDescription(required);
  expect(announced()).not.toContain(required);
});
