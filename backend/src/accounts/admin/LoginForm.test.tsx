/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

jest.mock(
  '@payloadcms/ui',
  () => ({
    Button: ({ type, children }: ComponentProps<'button'>) => <button type={type}>{children}</button>,
    useTranslation: () => ({ i18n: { language: 'en' } }),
  }),
  { virtual: true },
);
jest.mock('./call-users', () => ({ callUsers: () => Promise.resolve({ isOk: true, data: {} }) }));

import { LoginForm } from './LoginForm';

/** Where somebody gets who signs in at an address with this fragment. */
async function signIn(redirectTo: string, hash: string): Promise<unknown> {
  window.history.replaceState(null, '', `/admin/login${hash}`);
  const open = jest.fn();
  render(<LoginForm redirectTo={redirectTo} openAddress={open} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  return open.mock.lastCall?.[0];
}

test('after signing in, a link of a mail leads to its place on the page', async () => {
  const returnTo = '/api/EditHandOver?returnTo=%2Fabout&state=x';
  expect(await signIn(returnTo, '#section:about-1')).toBe(`${returnTo}#section:about-1`);
});

test.each([
  ['/admin', '', '/admin'],
  ['/admin#own', '#section:about-1', '/admin#own'],
])('an address without a place, or with one of its own, stays: %s', async (redirectTo, hash, address) => {
  expect(await signIn(redirectTo, hash)).toBe(address);
});
