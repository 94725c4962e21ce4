/** @jest-environment jsdom */
import { clearDraft, everyPage, readDrafts, writeDraft } from '@/lib/edit/draft';

import { readPageDrafts, storedOfReusable } from './page-drafts';

const typed = { revisions: { tr: 'r' }, base: { tr: { title: 'A' } }, values: { tr: { title: 'B' } } };
const reusable = { uuid: 'u', pageKey: 'ortak-1', sectionId: 'about-1', revision: 'r', usedOn: [] };
const page = {
  sections: [
    { id: 'hero-1', type: 'hero' },
    { id: 'about-7', type: 'about', reusable },
  ],
};

afterEach(() => window.localStorage.clear());

test('what was typed in a part of every page is there on every page, and is deleted for all', () => {
  const stored = { pageKey: everyPage, target: 'part:footer' };
  writeDraft({ userId: '1', pageKey: 'a', target: 'part:footer', stored, ...typed });
  for (const pageKey of ['a', 'b']) {
    expect(readPageDrafts('1', pageKey, page)).toMatchObject([{ pageKey, target: 'part:footer', ...typed }]);
  }
  expect(readPageDrafts('2', 'a', page)).toEqual([]);
  const [draft] = readPageDrafts('1', 'b', page);
  if (draft) clearDraft(draft);
  expect(readPageDrafts('1', 'a', page)).toEqual([]);
});

test('what was typed in a reusable section is there on each page that shows it, and on its own', () => {
  const other = { sections: [{ id: 'about-2', type: 'about', reusable }] };
  writeDraft({ userId: '1', pageKey: 'a', target: 'section:about-7', stored: storedOfReusable(reusable), ...typed });
  const targets = (pageKey: string, shown: object) =>
    readPageDrafts('1', pageKey, shown as typeof page).map(({ target }) => target);
  expect(targets('a', page)).toEqual(['section:about-7']);
  expect(targets('b', other)).toEqual(['section:about-2']);
  expect(targets('c', { sections: [] })).toEqual([]);
  expect(readDrafts('1', 'ortak-1')).toMatchObject([{ target: 'section:about-1' }]);
});

test('the latest comes first, and what an older release has stored under its page is still there', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-19') });
  writeDraft({ userId: '1', pageKey: 'a', target: 'part:footer', ...typed });
  jest.setSystemTime(Date.parse('2026-11-20'));
  const stored = { pageKey: everyPage, target: 'part:popup' };
  writeDraft({ userId: '1', pageKey: 'a', target: 'part:popup', stored, ...typed });
  expect(readPageDrafts('1', 'a', page).map(({ target }) => target)).toEqual(['part:popup', 'part:footer']);
  jest.useRealTimers();
});
