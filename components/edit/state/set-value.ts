import { setIn } from '@/lib/edit/values/paths';
import type { Path, Value, Values } from '@/lib/edit/values/types';
import type { Language } from '@/lib/i18n/languages';
import type { Field } from '@/lib/sections/define-section';

import type { Editor } from './use-editor';

/** Changes the values of every language as one step of the form. */
export function inEveryLanguage(update: Editor['update'], what: string, change: (now: Values, code: string) => Values) {
  update((all) => Object.fromEntries(Object.entries(all).map(([code, now]) => [code, change(now, code)])), what);
}

/** Sets a value in the edited language. One that all languages share is set in all of them. */
export function valueSetter(update: Editor['update'], language: Language) {
  return (path: Path, field: Field, value: Value) =>
    inEveryLanguage(update, `${language}:${path.join('.')}`, (now, code) =>
      code === language || !field.localized ? setIn(now, path, value) : now,
    );
}
