import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import type { Language } from '@/lib/i18n/languages';

import { Newsletter } from './Newsletter';

let asked: { url: string; body: Record<string, unknown> }[] = [];
let answer: () => Promise<unknown>;

beforeEach(() => {
  asked = [];
  answer = async () => ({ success: true, data: null });
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(init.body as string) as Record<string, unknown> });
    return { json: await answer().then((json) => async () => json) };
  }) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

const notice = '/page/kvkk';

function show(language: Language = 'tr') {
  const user = userEvent.setup();
  const { container } = render(<Newsletter language={language} notice={notice} />);
  return {
    user,
    container,
    email: screen.getByLabelText(language === 'tr' ? 'E-posta adresiniz' : 'Your email address'),
  };
}

test('a subscription is requested, and the answer asks for confirmation', async () => {
  const { user, email, container } = show();
  await user.type(email, 'ayse@ornek.com.tr{Enter}');
  expect(await screen.findByText('Onay bağlantısını e-posta adresinize gönderdik.')).toBeInTheDocument();
  expect(asked).toEqual([
    { url: '/api/SetNewsMail', body: { email: 'ayse@ornek.com.tr', language: 'tr', website: '' } },
  ]);
  expect(email).toHaveValue('');
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['{Enter}', 'Bu alan zorunlu.'],
  ['ayse@{Enter}', 'Geçersiz email adresi.'],
])('%p gets the error %p at the field', async (keys, problem) => {
  const { user, email } = show();
  await user.click(email);
  await user.keyboard(keys);
  await waitFor(() => expect(email).toHaveAccessibleDescription(problem));
  expect(email).toHaveFocus();
  expect(asked).toEqual([]);
});

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('an error is announced where the focus stays in the field, each time', async () => {
  const { user, email } = show();
  await user.type(email, 'ayse@{Enter}');
  await waitFor(() => expect(announced()).toContain('Geçersiz email adresi.'));
  const changes: string[] = [];
  const region = screen.getAllByRole('status').find(({ textContent }) => textContent);
  const observer = new MutationObserver(() => changes.push(region?.textContent ?? ''));
  if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(changes.at(-1)).toBe('Geçersiz email adresi.'));
  observer.disconnect();
});

test('an error of the server is announced where the focus stays in the field', async () => {
  answer = async () => ({ success: false, code: 'validation', data: { fields: { email: 'invalid_email' } } });
  const { user, email } = show();
  await user.type(email, 'a@b{Enter}');
  await waitFor(() => expect(announced()).toContain('Geçersiz email adresi.'));
});

test('an error is not announced as well where the focus moves to the field, which has it as its description', async () => {
  const { user, email } = show();
  await user.click(screen.getByRole('button', { name: 'Abone ol' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription('Bu alan zorunlu.'));
  expect(email).toHaveFocus();
  expect(announced().join('')).toBe('');
});

test('errors of the server are shown at the field too', async () => {
  answer = async () => ({ success: false, code: 'validation', data: { fields: { email: 'invalid_email' } } });
  const { user, email } = show('en');
  await user.type(email, 'a@b{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email address.'));
});

test('a failure shows the reason and keeps the address', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  const { user, email } = show();
  await user.type(email, 'ayse@ornek.com.tr{Enter}');
  expect(await screen.findByText('Bülten kaydı yapılamadı!')).toHaveTextContent('Sunucu erişim problemi!');
  expect(email).toHaveValue('ayse@ornek.com.tr');
});

test('the consent sentence and the notice are beside the button, without a checkbox', () => {
  show();
  expect(screen.getByText(/işlenmesini kabul ediyorum/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'KVKK aydınlatma metni' })).toHaveAttribute('href', notice);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a site without a notice leads nowhere', () => {
  render(<Newsletter language="tr" />);
  expect(screen.getByText(/işlenmesini kabul ediyorum/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
