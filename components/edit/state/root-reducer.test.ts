import type { Draft } from '@/lib/edit/draft';
import type { EditInfo } from '@/lib/edit/edit-info';

import { type RootAction, rootReducer } from './root-reducer';
import { startRootState } from './root-state';

const info: EditInfo = { page: { pageKey: 'a' }, revision: 'r1', status: 'draft' };
const newer: EditInfo = { ...info, revision: 'r2' };
const after = (...actions: RootAction[]) => actions.reduce(rootReducer, startRootState(info));

const draftOf = (target: string): Draft => ({
  ...{ pageKey: 'a', target, userId: '1', savedAt: 1 },
  ...{ revisions: {}, base: {}, values: {} },
});
const opened = (panel: 'section:1' | 'section:2' | 'page' | null, drafts: Draft[] = []): RootAction => ({
  ...{ type: 'opened', panel, page: info.page, drafts },
});
const previewed: RootAction = { type: 'previewChanged', sectionId: '1', preview: 'x' };

test('a panel opens with its draft, and clears the message', () => {
  const drafts = [draftOf('page'), draftOf('section:1')];
  const state = after({ type: 'messageSet', text: 'Taşındı', isFailure: false }, opened('section:1', drafts));
  expect(state).toMatchObject({ panel: 'section:1', restored: drafts[1], drafts, message: null, isDirty: false });
  expect(rootReducer(state, opened(null)).restored).toBeUndefined();
});

test('closing a panel removes the preview of its section, and no other', () => {
  const both: RootAction[] = [opened('section:1'), previewed, { ...previewed, sectionId: '2' }];
  expect(after(...both, opened('page')).previews).toEqual({ 2: 'x' });
  expect(after(previewed, { ...previewed, preview: undefined }).previews).toEqual({});
});

test('a refreshed page removes the previews, but not while somebody is typing', () => {
  const came: RootAction = { type: 'pageRefreshed', info: newer };
  expect(after(previewed, came)).toMatchObject({ renderedInfo: newer, revision: 'r2', previews: {} });
  expect(after(previewed, { type: 'dirtyChanged', isDirty: true }, came).previews).toEqual({ 1: 'x' });
});

test('a saved popup stays to be seen while its form is open: the page does not show it', () => {
  const popup: RootAction = { type: 'previewChanged', sectionId: 'part:popup', preview: 'p' };
  const saved = after(previewed, popup, { type: 'pageRefreshed', info: newer });
  expect(saved.previews).toEqual({ 'part:popup': 'p' });
  expect(rootReducer(saved, opened(null)).previews).toEqual({});
});

test('after a save, the revision is newer than that of the rendered page', () => {
  expect(after({ type: 'revisionChanged', revision: 'r5' })).toMatchObject({ revision: 'r5', renderedInfo: info });
});

test('a rendering from before the last save does not bring its revision back', () => {
  const saved: RootAction[] = ['r2', 'r3'].map((revision) => ({ type: 'revisionChanged', revision }));
  expect(after(...saved, { type: 'pageRefreshed', info: newer })).toMatchObject({
    revision: 'r3',
    renderedInfo: newer,
  });
  // Undone, the page may be as it was.
  expect(
    after(...saved, { type: 'revisionChanged', revision: 'r2' }, { type: 'pageRefreshed', info: newer }),
  ).toMatchObject({ revision: 'r2' });
  const others = { ...info, revision: 'r4' };
  expect(after(...saved, { type: 'pageRefreshed', info: others })).toMatchObject({ revision: 'r4' });
});

test('the session can end and begin again', () => {
  expect(after({ type: 'sessionEnded' }).isExpired).toBe(true);
  expect(after({ type: 'sessionEnded' }, { type: 'sessionBegan' }).isExpired).toBe(false);
});

test('an empty text clears the message, and an unchanged value keeps the same state object', () => {
  expect(after({ type: 'messageSet', text: '', isFailure: true }).message).toBeNull();
  expect(after({ type: 'messageSet', text: 'a', isFailure: true }).message).toEqual({ text: 'a', isFailure: true });
  const state = after({ type: 'dirtyChanged', isDirty: true });
  expect(rootReducer(state, { type: 'dirtyChanged', isDirty: true })).toBe(state);
});

describe('once visitors have the page', () => {
  const reusable = { uuid: 'u', pageKey: 'ortak', sectionId: 'hero-7', revision: 's1', usedOn: [] };
  const sections = [
    { id: '1', type: 'hero' },
    { id: '2', type: 'hero', reusable },
  ];
  const came: RootAction = { type: 'pageRefreshed', info: { ...info, page: { pageKey: 'a', sections } } };
  const live: RootAction = { type: 'liveSet', text: 'Yayında', later: 'Sonrası yayımlanmadı', revision: 'r1' };
  const textAfter = (...actions: RootAction[]) => after(came, ...actions).message?.text;
  const draftsRead = (target: string): RootAction => ({ type: 'draftsRead', drafts: [draftOf(target)] });
  const typed: RootAction = { type: 'dirtyChanged', isDirty: true };

  test('unsaved text of the page is newer', () => {
    for (const target of ['page', 'section:1']) expect(textAfter(draftsRead(target), live)).toBe(live.later);
    expect(textAfter(opened('section:1'), typed, live)).toBe(live.later);
    expect(textAfter(opened('section:1'), live, typed)).toBe(live.later);
  });

  test('unsaved text of what several pages show is not', () => {
    for (const target of ['part:footer', 'section:2']) expect(textAfter(draftsRead(target), live)).toBe('Yayında');
    expect(textAfter(opened('section:2'), typed, live)).toBe('Yayında');
    expect(textAfter(opened('section:2'), live, typed)).toBe('Yayında');
  });
});
