import { record, redo, undo } from '@/lib/edit/history';
import type { Problems } from '@/lib/edit/validate';
import type { Language } from '@/lib/i18n/languages';
import type { Fields } from '@/lib/sections/define-section';

import { type ByLanguage, type Conflict, type FormState, withTypedSince } from './form-state';

/** The message at the foot of the panel. */
interface Status {
  text: string;
  isFailure: boolean;
}

type ProblemsByLanguage = Partial<Record<Language, Problems>>;

export interface EditorState {
  form: FormState;
  problems: ProblemsByLanguage;
  conflict: Conflict | null;
  status: Status | null;
  isSaving: boolean;
}

export type EditorAction =
  /** @see record for `what` and `at` */
  | { type: 'edited'; change: (now: ByLanguage) => ByLanguage; what: string; at: number }
  | { type: 'undone' | 'redone' | 'postponed' | 'saveStarted' | 'saveEnded' }
  | { type: 'checked'; problems: ProblemsByLanguage; text?: string }
  | { type: 'languageSaved'; fields: Fields; sent: ByLanguage; form: FormState }
  | { type: 'saved'; text: string }
  | { type: 'refused'; text: string; problems?: ProblemsByLanguage }
  | { type: 'conflictFound'; conflict: Conflict; form: FormState }
  | { type: 'conflictResolved'; form: FormState };

export function startEditorState(form: FormState): EditorState {
  return { form, problems: {}, conflict: null, status: null, isSaving: false };
}

const failure = (text: string): Status => ({ text, isFailure: true });

/** The state of a form after an edit, undo, redo, and each step of a save. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { form } = state;
  const { history } = form;
  switch (action.type) {
    case 'edited': {
      const present = action.change(history.present);
      return { ...state, form: { ...form, history: record(history, present, action.what, action.at) }, status: null };
    }
    case 'undone':
      return { ...state, form: { ...form, history: undo(history) } };
    case 'redone':
      return { ...state, form: { ...form, history: redo(history) } };
    case 'checked':
      return { ...state, problems: action.problems, status: action.text ? failure(action.text) : state.status };
    case 'saveStarted':
      return { ...state, isSaving: true, status: null };
    case 'saveEnded':
      return { ...state, isSaving: false };
    case 'languageSaved':
      // Applied per language: this one stays saved even if the next one fails.
      return { ...state, form: withTypedSince(action.fields, action.sent, action.form, form) };
    case 'saved':
      return { ...state, status: { text: action.text, isFailure: false } };
    case 'refused':
      return { ...state, problems: action.problems ?? state.problems, status: failure(action.text) };
    case 'conflictFound': {
      const { base, revisions } = action.form;
      return { ...state, form: { ...form, base, revisions }, conflict: action.conflict };
    }
    case 'postponed':
      return { ...state, conflict: null };
    case 'conflictResolved':
      return { ...state, form: action.form, conflict: null };
  }
}
