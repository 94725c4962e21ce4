import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { partOfTranslations } from '@/lib/edit/translated-pages';
import { info } from '@/test/edit-mode';

import { getEditCall } from '../state/edit-call';
import { EditContext, type EditState } from '../state/edit-context';
import { editTranslator } from '../texts/edit-texts';
import { loadEditTexts } from '../texts/load-edit-texts';
import { AllPages } from './AllPages';

const counts = (missing: number) => ({ en: { texts: 4, missing, copied: 0, outdated: 0 } });
const pages = Array.from({ length: 120 }, (_, index) => {
  const pageKey = `p${String(index).padStart(3, '0')}`;
  return { pageKey, title: `Sayfa ${index}`, link: `/page/${pageKey}`, languages: counts(index % 2) };
});
/** The addresses of the calls, in order. */
let asked: URLSearchParams[];

/** @param isOld whether the backend knows no parts, and answers with all pages */
function renderList(isOld = false, left: number[] = []) {
  asked = [];
  global.fetch = jest.fn((address: string) => {
    const parameters = new URL(address, 'http://site.example').searchParams;
    asked.push(parameters);
    const [query, cursor] = [parameters.get('query') ?? '', parameters.get('cursor') ?? undefined];
    const part = partOfTranslations(pages, { query, cursor, limit: 50, isAll: parameters.get('all') === '1' });
    const rest = { left: left.shift() ?? 0 };
    const data = isOld ? { pages, ...rest } : { ...part, total: pages.length, ...rest };
    const answer = { ok: true, status: 200, json: () => Promise.resolve({ success: true, data }) };
    return new Promise((resolve) => setTimeout(() => resolve(answer), 20));
  }) as unknown as typeof fetch;
  const state: Partial<EditState> = {
    t: editTranslator(loadEditTexts('tr')),
    info,
    languages: [
      { code: 'tr', name: 'Türkçe' },
      { code: 'en', name: 'English' },
    ],
    interfaceLanguage: 'tr',
    get: getEditCall,
  };
  render(
    <EditContext value={state as EditState}>
      <AllPages />
    </EditContext>,
  );
  return userEvent.setup();
}

const rows = () => screen.queryAllByRole('listitem');
const moreButton = () => screen.queryByRole('button', { name: 'Daha fazla göster' });

for (const isOld of [false, true]) {
  const host = isOld ? 'a backend that knows no parts' : 'a backend';
  test(`the list of ${host} comes part by part, and the focus goes on to what is new`, async () => {
    const user = renderList(isOld);
    expect(await screen.findByText('120 sayfanın 60 tanesi listeleniyor')).toHaveRole('status');
    expect(rows()).toHaveLength(50);
    await user.tab();
    while (document.activeElement !== moreButton()) await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(60));
    // The button is gone: it must not take the focus with it.
    expect(moreButton()).toBeNull();
    expect(within(rows()[50] as HTMLElement).getByRole('link')).toHaveFocus();
    expect(new Set(rows().map(({ textContent }) => textContent)).size).toBe(60);
  });

  test(`what is typed is looked for in all pages of ${host}, and translated ones are listed if they are wanted`, async () => {
    const user = renderList(isOld);
    await screen.findByText('120 sayfanın 60 tanesi listeleniyor');
    const search = screen.getByRole('searchbox', { name: 'Sayfa ara' });
    // Faster than the pause after which it asks, on any machine.
    for (const value of ['sayfa', 'sayfa 1', 'sayfa 11']) fireEvent.change(search, { target: { value } });
    // 11, and five of 110 to 119.
    expect(await screen.findByText('120 sayfanın 6 tanesi listeleniyor')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Çevirisi tamam olanları da göster' }));
    expect(await screen.findByText('120 sayfanın 11 tanesi listeleniyor')).toBeVisible();
    expect(rows()).toHaveLength(11);
    // Once for the first list, once after the typing and once for the check box.
    expect(asked).toHaveLength(3);
  });
}

test('while pages are counted, the list says how far it is', async () => {
  renderList(false, [70, 0]);
  expect(await screen.findByText('Sayfalar okunuyor: 50 / 120')).toBeVisible();
  expect(await screen.findByText('120 sayfanın 60 tanesi listeleniyor')).toBeVisible();
  expect(asked.map((each) => each.get('cursor'))).toEqual([null, null]);
});
