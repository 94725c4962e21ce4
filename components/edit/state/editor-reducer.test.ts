import { hero } from '@/components/sections/Hero/definition';
import { toValues } from '@/lib/edit/values/to-values';

import { type EditorAction, editorReducer, type EditorState, startEditorState } from './editor-reducer';
import { startForm } from './form-state';

const { fields } = hero;
const tr = toValues(fields, { title: 'Tünel' }, { title: 'Tünel' });
const start = startEditorState(startForm({ tr }, 'r1'));
const after = (...actions: EditorAction[]): EditorState => actions.reduce(editorReducer, start);

const type = (title: string, at = 0): EditorAction => ({
  type: 'edited',
  change: ({ tr: now }) => ({ tr: { ...now, title } }),
  what: 'title',
  at,
});
const titleIn = ({ form }: EditorState) => form.present.values.tr?.title;

test('an edit clears the status, and can be undone and redone', () => {
  const state = after({ type: 'refused', text: 'Olmadı' }, type('Metro'));
  expect(state.status).toBeNull();
  expect(titleIn(state)).toBe('Metro');
  expect(titleIn(after(type('Metro'), { type: 'undone' }))).toBe('Tünel');
  expect(titleIn(after(type('Metro'), { type: 'undone' }, { type: 'redone' }))).toBe('Metro');
});

test('a check replaces the problems of the check before', () => {
  const state = after({ type: 'checked', problems: { tr: { title: 'required' } }, text: 'Bakın' });
  expect(state).toMatchObject({ problems: { tr: { title: 'required' } }, status: { text: 'Bakın', isFailure: true } });
  expect(editorReducer(state, { type: 'checked', problems: {} }).problems).toEqual({});
});

test('a save keeps the text that was typed while it ran', () => {
  const sent = { tr: { ...tr, title: 'Metro' } };
  const seen = { values: tr, revision: 'r1' };
  const saved = { code: 'tr', sent, seen, saved: startForm(sent, 'r2').present } as const;
  const saving = after(type('Metro'), { type: 'saveStarted' }, type('Metro 2'));
  expect(saving.isSaving).toBe(true);
  const done = editorReducer(saving, { type: 'languageSaved', fields, saved });
  expect(done.form.present.base).toEqual(sent);
  expect(titleIn(done)).toBe('Metro 2');
  const ended = [{ type: 'saved', text: 'Kaydedildi' } as const, { type: 'saveEnded' } as const];
  expect(ended.reduce<EditorState>(editorReducer, done)).toMatchObject({
    isSaving: false,
    status: { text: 'Kaydedildi', isFailure: false },
  });
});

test('a refusal without fields keeps the problems that are shown', () => {
  const problems = { tr: { title: 'required' } } as const;
  const state = after({ type: 'refused', text: 'a', problems }, { type: 'refused', text: 'b' });
  expect(state).toMatchObject({ problems, status: { text: 'b', isFailure: true } });
});

test('a conflict keeps the typed text, and stays until it is postponed or resolved', () => {
  const theirs = { ...tr, title: 'Baraj' };
  const conflict = { language: 'tr' as const, theirs, revision: 'r5', differences: [] };
  const seen = { values: tr, revision: 'r4' };
  const met = after(type('Metro'), { type: 'conflictFound', fields, conflict, seen });
  expect(met).toMatchObject({ conflict: { language: 'tr', theirs, revision: 'r5' } });
  expect(met).toMatchObject({ form: { present: { revisions: { tr: 'r4' } } } });
  expect(titleIn(met)).toBe('Metro');
  expect(editorReducer(met, { type: 'postponed' })).toMatchObject({ conflict: null, form: met.form });
  const form = startForm({ tr: { ...tr, title: 'Baraj' } }, 'r5');
  expect(editorReducer(met, { type: 'conflictResolved', form })).toMatchObject({ conflict: null, form });
});

test('what was deleted and is there again is said, once, with the typed text kept', () => {
  const gone: EditorAction[] = [type('Metro'), { type: 'goneChanged', gone: 'section' }];
  const back: EditorAction = { type: 'cameBack', text: 'Yeniden yerinde' };
  const state = after(...gone, { type: 'refused', text: 'Artık yok' }, back);
  expect(state).toMatchObject({ gone: null, status: { text: 'Yeniden yerinde', isFailure: false } });
  expect(titleIn(state)).toBe('Metro');
  expect(after(back).status).toBeNull();
});
