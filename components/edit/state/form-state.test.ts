import { accordion } from '@/components/sections/Accordion/definition';
import { hero } from '@/components/sections/Hero/definition';
import { pageTitle } from '@/components/sections/PageTitle/definition';
import { compare } from '@/lib/edit/conflict';
import { record } from '@/lib/edit/history';
import { toValues } from '@/lib/edit/values/to-values';
import type { Values } from '@/lib/edit/values/types';

import { afterChoice, afterSave, changesIn, problemsOfForm, startForm, withTypedSince } from './form-state';

const { fields } = hero;
const values = (section: object) => toValues(fields, section, section);
const tr = values({ title: 'Tünel', subTitle: 'Kaya', stickyLink: '/a' });
const en = values({ title: 'Tunnel', stickyLink: '/a' });
const start = startForm({ tr, en }, 'r1');

const edited = (code: string, now: Values, form = start) => ({
  ...form,
  history: record(form.history, { ...form.history.present, [code]: now }, 'x', 0),
});

test('a form starts with the saved values, or with the edits that the browser has stored', () => {
  expect(start.revisions).toEqual({ tr: 'r1', en: 'r1' });
  expect(changesIn(fields, start, 'tr')).toEqual([]);
  const kept = { pageKey: 'a', target: 'page', userId: '1', savedAt: 0, base: { tr, en }, revisions: { tr: 'r0' } };
  const form = startForm({ tr, en }, 'r1', { ...kept, values: { tr: { ...tr, title: 'Metro' }, en } });
  expect(form.revisions).toEqual({ tr: 'r0' });
  expect(changesIn(fields, form, 'tr')).toEqual(['title']);
  expect(form.history.past).toEqual([{ tr, en }]);
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
  const saved = afterSave(accordion.fields, form, 'tr', toValues(accordion.fields, rows, rows));
  const ids = (now: Values | undefined) => (now?.list as Values[]).map(({ rowId }) => rowId);
  expect(ids(saved.base.tr)).toEqual(['row-0', 'row-1']);
  expect(ids(saved.history.present.en)).toEqual(['row-0', 'row-1']);
});

test('text typed while a save runs is kept', () => {
  const sent = edited('tr', { ...tr, title: 'Metro' });
  const saved = afterSave(fields, sent, 'tr', { ...tr, title: 'Metro', subTitle: 'Su' });
  const typed = edited('tr', { ...tr, title: 'Metro 2' }, sent);
  const form = withTypedSince(fields, sent.history.present, saved, typed);
  expect(form.history.present.tr).toMatchObject({ title: 'Metro 2', subTitle: 'Su' });
  expect(changesIn(fields, form, 'tr')).toEqual(['title']);
});

test('a choice is one undo step, and applies to shared values in all languages', () => {
  const mine = { ...tr, title: 'Metro' };
  const theirs = values({ title: 'Baraj', subTitle: 'Su', stickyLink: '/b' });
  const differences = compare(fields, tr, mine, theirs);
  const conflict = { language: 'tr' as const, theirs, revision: 'r5', differences };
  const form = afterChoice(fields, edited('tr', mine), conflict, { title: 'mine', stickyLink: 'theirs' }, 1);
  expect(form.history.present.tr).toMatchObject({ title: 'Metro', subTitle: 'Su', stickyLink: '/b' });
  expect(form.history.present.en).toMatchObject({ title: 'Tunnel', stickyLink: '/b' });
  expect(form.revisions).toEqual({ tr: 'r5', en: 'r1' });
  expect(changesIn(fields, form, 'tr')).toEqual(['title']);
  expect(changesIn(fields, form, 'en')).toEqual([]);
  expect(form.history.past).toHaveLength(2);
});
