import { screen } from '@testing-library/react';

import { stubDialog } from '@/components/ui/dialog-stub';
import type { EditInfo } from '@/lib/edit/edit-info';
import { answers, info, ok, setUp } from '@/test/edit-mode';

const part = { languages: { tr: {}, en: {} }, revision: 'n1', status: 'published' as const, problems: [] };
const shown: EditInfo = { ...info, parts: { navigation: part, footer: part } };
/** What is found: the menu by the first letters, the footer by the whole word. */
const found: Record<string, object[]> = {
  hak: [{ name: 'navigation', excerpt: 'Hakkımızda' }],
  haber: [{ name: 'footer', excerpt: 'Haberler' }],
};

beforeEach(() => {
  stubDialog();
  // jsdom does not scroll.
  Element.prototype.scrollTo = jest.fn();
  const { fetch } = global;
  global.fetch = (address, init) => {
    if (!String(address).startsWith('/api/edit/EditSearch')) return fetch(address, init);
    const query = new URL(String(address), 'https://site.example').searchParams.get('query') ?? '';
    const data = { pages: [], parts: found[query] ?? [] };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ success: true, data }) } as Response);
  };
});

async function openFinder() {
  const { user } = setUp(shown);
  await user.click(screen.getAllByRole('button', { name: 'Her yerde ara' })[0] ?? document.body);
  const field = await screen.findByRole('combobox', { name: /^Sayfa, bölüm/ });
  return { user, field };
}

test('Enter before the answer waits for it, and chooses what is found for the typed words', async () => {
  const { user, field } = await openFinder();
  await user.type(field, 'hak');
  expect(await screen.findByRole('option', { name: /Hakkımızda/ })).toBeVisible();
  await user.clear(field);
  await user.type(field, 'haber{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Alt bilgi' })).toBeVisible();
});

test('Enter right after the first words waits as well', async () => {
  const { user, field } = await openFinder();
  await user.type(field, 'haber{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Alt bilgi' })).toBeVisible();
});

test('a command that fits what was typed is run at once', async () => {
  const { user, field } = await openFinder();
  answers.push(ok([]));
  await user.type(field, 'çöp kutusu{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Çöp kutusu' })).toBeVisible();
});
