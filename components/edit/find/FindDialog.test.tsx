import { screen } from '@testing-library/react';

import { stubDialog } from '@/components/ui/dialog-stub';
import type { EditInfo } from '@/lib/edit/edit-info';
import { answers, info, ok, setUp } from '@/test/edit-mode';

const part = { languages: { tr: {}, en: {} }, revision: 'n1', status: 'published' as const, problems: [] };
const shown: EditInfo = { ...info, parts: { navigation: part, footer: part } };
/** What is found in the parts of every page. */
const found: Record<string, object[]> = {
  d: [{ name: 'footer', excerpt: 'Deniz' }],
  hak: [{ name: 'navigation', excerpt: 'Hakkımızda' }],
  haber: [{ name: 'footer', excerpt: 'Haberler' }],
};

/** Pages, which are listed before the commands. */
const foundPages: Record<string, object[]> = {
  d: [{ id: 1, title: 'Dalgakıran', link: '/page/dalgakiran', isDraft: false }],
};
let release: (() => void) | undefined;
/** Has the answers wait. */
let held: Promise<void> | undefined;
const holdAnswers = () => (held = new Promise((resolve) => (release = resolve)));

beforeEach(() => {
  held = undefined;
  stubDialog();
  // jsdom does not scroll.
  Element.prototype.scrollTo = jest.fn();
  const { fetch } = global;
  global.fetch = async (address, init) => {
    if (!String(address).startsWith('/api/edit/EditSearch')) return fetch(address, init);
    const query = new URL(String(address), 'https://site.example').searchParams.get('query') ?? '';
    const data = { pages: foundPages[query] ?? [], parts: found[query] ?? [] };
    await held;
    return { ok: true, status: 200, json: () => Promise.resolve({ success: true, data }) } as Response;
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

const chosen = () => screen.getByRole('option', { selected: true });

test('what the arrow keys went to stays chosen when an answer adds others before it', async () => {
  const { user, field } = await openFinder();
  holdAnswers();
  await user.type(field, 'd');
  while (chosen().textContent !== 'Menü: Düzenle') await user.keyboard('{ArrowDown}');
  release?.();
  expect(await screen.findByRole('option', { name: /Dalgakıran/ })).toBeVisible();
  expect(chosen()).toHaveTextContent('Menü: Düzenle');
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test('without the arrow keys, the first of what is found is chosen', async () => {
  const { user, field } = await openFinder();
  holdAnswers();
  await user.type(field, 'd');
  release?.();
  const page = await screen.findByRole('option', { name: /Dalgakıran/ });
  expect(chosen()).toBe(page);
});
