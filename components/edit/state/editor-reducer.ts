import { compare } from '@/lib/edit/conflict';
import { record, redo, undo } from '@/lib/edit/history';
import type { Fields } from '@/lib/sections/define-section';

import { type Conflict, type FormState, mapSteps, type SavedLanguage, withTypedSince } from './form-state';
import { type ProblemsByLanguage, problemsAfter } from './problems-after';
import { type ByLanguage, onTopOfOthers, type Saved } from './step';

/** The message at the foot of the panel. */
interface Status {
  text: string;
  isFailure: boolean;
  /** Whether it says that everything is saved. It is not while newer text is in the form. */
  isSaved?: boolean;
  /** Whether it says that the session has ended. */
  isOfSession?: boolean;
}

/** What is edited was deleted with its page, or alone, or its page has another address by now. */
export type Gone = 'section' | 'page' | 'moved';

export interface EditorState {
  form: FormState;
  problems: ProblemsByLanguage;
  conflict: Conflict | null;
  status: Status | null;
  /** What somebody else has deleted or moved meanwhile. */
  gone: Gone | null;
  isSaving: boolean;
}

export type EditorAction =
  /** @see record for `what` and `at` */
  | { type: 'edited'; change: (now: ByLanguage) => ByLanguage; what: string; at: number }
  | { type: 'undone' | 'redone' | 'postponed' | 'saveStarted' | 'saveEnded' | 'sessionBegan' }
  | { type: 'checked'; problems: ProblemsByLanguage; text?: string }
  | { type: 'languageSaved'; fields: Fields; saved: SavedLanguage }
  | { type: 'saved'; text: string }
  | { type: 'refused'; text: string; problems?: ProblemsByLanguage; isOfSession?: boolean }
  | { type: 'conflictFound'; fields: Fields; conflict: Conflict; seen: Saved }
  | { type: 'conflictResolved'; form: FormState }
  | { type: 'goneChanged'; gone: Gone | null }
  /** What somebody else had deleted is there again. */
  | { type: 'cameBack'; text: string };

export function startEditorState(form: FormState): EditorState {
  return { form, problems: {}, conflict: null, status: null, gone: null, isSaving: false };
}

const failure = (text: string): Status => ({ text, isFailure: true });

/** The state after an edit, undo or redo. */
const withForm = (state: EditorState, form: FormState): EditorState => ({
  ...state,
  form,
  problems: problemsAfter(state.problems, state.form.present.values, form.present.values),
  status: null,
});

/** The state of a form after an edit, undo, redo, and each step of a save. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { form } = state;
  switch (action.type) {
    case 'edited': {
      const present = { ...form.present, values: action.change(form.present.values) };
      return withForm(state, record(form, present, action.what, action.at));
    }
    case 'undone':
      return withForm(state, undo(form));
    case 'redone':
      return withForm(state, redo(form));
    case 'checked':
      return { ...state, problems: action.problems, status: action.text ? failure(action.text) : state.status };
    case 'saveStarted':
      return { ...state, isSaving: true, status: null };
    case 'saveEnded':
      return { ...state, isSaving: false };
    case 'languageSaved':
      // Applied per language: this one stays saved even if the next one fails.
      return { ...state, form: withTypedSince(action.fields, action.saved, form), gone: null };
    case 'saved':
      return { ...state, status: { text: action.text, isFailure: false, isSaved: true } };
    case 'refused': {
      const { text, problems = state.problems, isOfSession } = action;
      return { ...state, problems, status: { ...failure(text), isOfSession } };
    }
    case 'sessionBegan':
      return state.status?.isOfSession ? { ...state, status: null } : state;
    case 'conflictFound': {
      const { fields, conflict, seen } = action;
      const { language, theirs } = conflict;
      const caughtUp = mapSteps(form, (step) => onTopOfOthers(fields, step, language, seen));
      const { base, values } = caughtUp.present;
      // Compared again, because the editor may have typed while the save ran.
      const differences = compare(fields, base[language] ?? {}, values[language] ?? {}, theirs);
      return { ...state, form: caughtUp, conflict: { ...conflict, differences } };
    }
    case 'postponed':
      return { ...state, conflict: null };
    case 'goneChanged':
      return { ...state, gone: action.gone };
    case 'cameBack':
      return state.gone ? { ...state, gone: null, status: { text: action.text, isFailure: false } } : state;
    case 'conflictResolved':
      return { ...state, form: action.form, conflict: null };
  }
}
