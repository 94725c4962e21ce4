import { accordion } from '@/components/sections/Accordion/definition';
import { hero } from '@/components/sections/Hero/definition';
import { pageTitle } from '@/components/sections/PageTitle/definition';
import { compare } from '@/lib/edit/conflict';
import { record, redo, undo } from '@/lib/edit/history';
import { toValues } from '@/lib/edit/values/to-values';
import type { Values } from '@/lib/edit/values/types';

import {
  afterChoice,
  afterSave,
  changesIn,
  type FormState,
  problemsOfForm,
  startForm,
  withTypedSince,
} from './form-state';

const { fields } = hero;
const values = (section: object) => toValues(fields, section, section);
const tr = values({ title: 'Tünel', subTitle: 'Kaya', stickyLink: '/a' });
const en = values({ title: 'Tunnel', stickyLink: '/a' });
const start = startForm({ tr, en }, 'r1');

const edited = (code: string, now: Values, form = start, at = 0): FormState => {
  const { present } = form;
  return record(form, { ...present, values: { ...present.values, [code]: now } }, `x${at}`, at);
};

test('a form starts with the saved values, or with the edits that the browser has stored', () => {
  expect(start.present.revisions).toEqual({ tr: 'r1', en: 'r1' });
  expect(changesIn(fields, start, 'tr')).toEqual([]);
  const kept = { pageKey: 'a', target: 'page', userId: '1', savedAt: 0, base: { tr, en }, revisions: { tr: 'r0' } };
  const form = startForm({ tr, en }, 'r1', { ...kept, values: { tr: { ...tr, title: 'Metro' }, en } });
  expect(form.present.revisions).toEqual({ tr: 'r0' });
  expect(changesIn(fields, form, 'tr')).toEqual(['title']);
  expect(form.past.map(({ values: before }) => before)).toEqual([{ tr, en }]);
});

test('a language that came after the edits were stored has its saved values, and one that went keeps its edits', () => {
  const kept = {
    pageKey: 'a',
    target: 'page',
    userId: '1',
    savedAt: 0,
    base: { tr, de: en },
    revisions: { tr: 'r0', de: 'r0' },
  };
  const form = startForm({ tr, en }, 'r1', { ...kept, values: { tr, de: { ...en, title: 'Tunnelbau' } } });
  expect(form.present.values.en).toEqual(en);
  expect(form.present.revisions).toEqual({ tr: 'r0', de: 'r0', en: 'r1' });
  expect([changesIn(fields, form, 'tr'), changesIn(fields, form, 'en')]).toEqual([[], []]);
  expect(changesIn(fields, form, 'de')).toEqual(['title']);
});

test('a translation may have empty required fields, and one without edits is not checked', () => {
  const none = toValues(pageTitle.fields, {}, {});
  const empty = startForm({ tr: none, en: none }, 'r1');
  const begun = edited('en', { ...none, subTitle: 'x' }, empty);
  const required = { tr: { title: 'required' } };
  expect(problemsOfForm(pageTitle.fields, empty, ['tr', 'en'])).toEqual(required);
  expect(problemsOfForm(pageTitle.fields, begun, ['tr', 'en'])).toEqual(required);
  const wrong = { ...en, stickyLink: 'javascript:alert(1)' };
  expect(problemsOfForm(fields, startForm({ tr, en: wrong }, 'r1'), ['tr', 'en'])).toEqual({});
  expect(problemsOfForm(fields, edited('en', wrong), ['tr', 'en'])).toEqual({ en: { stickyLink: 'invalid' } });
});

test('after a save, all languages have the shared values and the ids of new items', () => {
  const list = [{ title: 'Bir' }, { title: 'İki' }];
  const both = toValues(accordion.fields, { list }, { list });
  const form = startForm({ tr: both, en: both }, 'r1');
  const rows = { list: list.map((item, index) => ({ ...item, rowId: `row-${index}` })) };
  const saved = afterSave(accordion.fields, form.present, 'tr', toValues(accordion.fields, rows, rows));
  const ids = (now: Values | undefined) => (now?.list as Values[]).map(({ rowId }) => rowId);
  expect(ids(saved.base.tr)).toEqual(['row-0', 'row-1']);
  expect(ids(saved.values.en)).toEqual(['row-0', 'row-1']);
});

test('text typed while a save runs is kept', () => {
  const sent = edited('tr', { ...tr, title: 'Metro' });
  const saved = afterSave(fields, sent.present, 'tr', { ...tr, title: 'Metro', subTitle: 'Su' });
  const typed = edited('tr', { ...tr, title: 'Metro 2' }, sent);
  const seen = { values: tr, revision: 'r1' };
  const form = withTypedSince(fields, { code: 'tr', sent: sent.present.values, seen, saved }, typed);
  expect(form.present.values.tr).toMatchObject({ title: 'Metro 2', subTitle: 'Su' });
  expect(changesIn(fields, form, 'tr')).toEqual(['title']);
});

test('undo of what is typed at once after a save leads to what was saved', () => {
  const sent = record(start, { ...start.present, values: { tr: { ...tr, title: 'Metro' }, en } }, 'title', 0);
  const saved = afterSave(fields, sent.present, 'tr', { ...tr, title: 'Metro' });
  const seen = { values: tr, revision: 'r1' };
  const form = withTypedSince(fields, { code: 'tr', sent: sent.present.values, seen, saved }, sent);
  const typed = record(form, { ...form.present, values: { tr: { ...tr, title: 'Metro!' }, en } }, 'title', 500);
  expect(undo(typed).present.values.tr?.title).toBe('Metro');
});

test('a choice is one undo step, and applies to shared values in all languages', () => {
  const mine = { ...tr, title: 'Metro' };
  const theirs = values({ title: 'Baraj', subTitle: 'Su', stickyLink: '/b' });
  const differences = compare(fields, tr, mine, theirs);
  const conflict = { language: 'tr' as const, theirs, revision: 'r5', differences };
  const form = afterChoice(fields, edited('tr', mine), conflict, { title: 'mine', stickyLink: 'theirs' }, 1);
  expect(form.present.values.tr).toMatchObject({ title: 'Metro', subTitle: 'Su', stickyLink: '/b' });
  expect(form.present.values.en).toMatchObject({ title: 'Tunnel', stickyLink: '/b' });
  expect(form.present.revisions).toEqual({ tr: 'r5', en: 'r1' });
  expect(changesIn(fields, form, 'tr')).toEqual(['title']);
  expect(changesIn(fields, form, 'en')).toEqual([]);
  expect(form.past).toHaveLength(2);
});

describe('undo behind what others have saved', () => {
  const theirs = values({ title: 'Baraj', subTitle: 'Su', stickyLink: '/b' });
  /** The editor has typed a title; somebody else has saved title, subtitle and link; the editor has chosen. */
  const chosen = (side: 'mine' | 'theirs') => {
    const mine = edited('tr', { ...tr, title: 'Metro' });
    const differences = compare(fields, tr, mine.present.values.tr ?? {}, theirs);
    const conflict = { language: 'tr' as const, theirs, revision: 'r5', differences };
    const choices = { title: side, subTitle: 'theirs', stickyLink: 'theirs' } as const;
    return afterChoice(fields, mine, conflict, choices, 1);
  };

  test('a field that both have changed has its old revision again, so that saving it is a conflict', () => {
    const { present } = undo(chosen('theirs'));
    expect(present.values.tr?.title).toBe('Metro');
    expect([present.base.tr?.title, present.revisions.tr]).toEqual(['Tünel', 'r1']);
  });

  test('a field that only they have changed keeps their value, in every language', () => {
    const form = undo(chosen('mine'));
    expect(form.present.values.tr).toMatchObject({ subTitle: 'Su', stickyLink: '/b' });
    expect(form.present.values.en).toMatchObject({ title: 'Tunnel', stickyLink: '/b' });
    expect(changesIn(fields, form, 'tr')).toEqual(['title']);
    expect(changesIn(fields, form, 'en')).toEqual([]);
  });

  test('undo of everything leads to what they have saved', () => {
    const form = undo(undo(chosen('theirs')));
    expect(form.present.values.tr).toEqual(theirs);
    expect([changesIn(fields, form, 'tr'), form.present.revisions.tr]).toEqual([[], 'r5']);
    expect(redo(redo(form)).present).toEqual(chosen('theirs').present);
  });

  const save = (form: FormState, revision: string) => {
    const { present } = form;
    const seen = { values: present.base.tr ?? {}, revision: present.revisions.tr ?? '' };
    const step = { ...present, revisions: { ...present.revisions, tr: revision } };
    const saved = afterSave(fields, step, 'tr', present.values.tr ?? {});
    return withTypedSince(fields, { code: 'tr', sent: present.values, seen, saved }, form);
  };

  test('an own save does not make what is behind look up to date', () => {
    const later = save(edited('tr', { ...theirs, subTitle: 'Taş' }, chosen('theirs'), 2000), 'r6');
    const form = undo(undo(later));
    expect(form.present.values.tr).toMatchObject({ title: 'Metro', subTitle: 'Su' });
    expect([form.present.base.tr?.title, form.present.revisions.tr]).toEqual(['Tünel', 'r1']);
    expect(changesIn(fields, form, 'tr')).toEqual(['title', 'subTitle']);
  });

  test('undo of an own save can be saved with the newest revision', () => {
    const form = undo(save(edited('tr', { ...tr, title: 'Metro' }), 'r2'));
    expect(form.present.values.tr?.title).toBe('Tünel');
    expect(form.present.revisions.tr).toBe('r2');
    expect(changesIn(fields, form, 'tr')).toEqual(['title']);
  });

  test('an undo during a save is not based on what the save has stored', () => {
    const before = chosen('theirs');
    const sent = edited('tr', { ...theirs, subTitle: 'Taş' }, before, 2000);
    const seen = { values: theirs, revision: 'r5' };
    const step = { ...sent.present, revisions: { tr: 'r6', en: 'r1' } };
    const saved = afterSave(fields, step, 'tr', sent.present.values.tr ?? {});
    const now = undo(undo(sent));
    const form = withTypedSince(fields, { code: 'tr', sent: sent.present.values, seen, saved }, now);
    expect(form.present.values.tr).toMatchObject({ title: 'Metro', subTitle: 'Su' });
    expect([form.present.base.tr?.title, form.present.revisions.tr]).toEqual(['Tünel', 'r1']);
  });
});

test('after undo of a save, an item that was new has the id under which it is saved', () => {
  const list = [{ title: 'Bir', rowId: 'row-0' }];
  const both = toValues(accordion.fields, { list }, { list });
  const added = { ...both, list: [...(both.list as Values[]), { title: '', content: '', '#': 'new-1' }] };
  const first = startForm({ tr: both, en: both }, 'r1');
  const more = record(first, { ...first.present, values: { tr: added, en: added } }, 'add', 0);
  const titled = { ...added, list: (added.list as Values[]).with(1, { title: 'İki', content: '', '#': 'new-1' }) };
  const sent = record(more, { ...more.present, values: { tr: titled, en: added } }, 'title', 5000);
  const rows = { list: [...list, { title: 'İki', rowId: 'row-1' }] };
  const saved = afterSave(accordion.fields, sent.present, 'tr', toValues(accordion.fields, rows, rows));
  const seen = { values: both, revision: 'r1' };
  const form = withTypedSince(accordion.fields, { code: 'tr', sent: sent.present.values, seen, saved }, sent);
  const ids = (now: Values | undefined) => (now?.list as Values[]).map(({ rowId }) => rowId);
  const { values: undone } = undo(form).present;
  expect([ids(undone.tr), ids(undone.en)]).toEqual([
    ['row-0', 'row-1'],
    ['row-0', 'row-1'],
  ]);
});
