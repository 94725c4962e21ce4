'use client';

import type { PageProblem } from '@/lib/edit/edit-info';
import { pathAfter } from '@/lib/edit/values/path-after';
import { setIn, getIn, leafAt, pathOf } from '@/lib/edit/values/paths';
import { translationMarks } from '@/lib/edit/values/translation';
import { type Path, rowKey, type Values } from '@/lib/edit/values/types';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';
import { maxPageText } from '@/lib/sections/text-limits';

import { useEdit } from '../state/edit-context';
import { FieldControl } from './FieldControl';
import { type Check, FormContext } from './form-context';
import { panelOf } from '../texts/problem-place';
import { inEveryLanguage, valueSetter } from '../state/set-value';
import { idPrefixOf, type Subject } from '../state/subject';
import type { Editor } from '../state/use-editor';

interface Props {
  subject: Subject;
  editor: Editor;
  /** The language that is edited. */
  language: Language;
}

/** The form of a section or of the page's settings. A value that all languages share is changed in all of them. */
export function EditForm({ subject, editor, language }: Props) {
  const { problems: ofPage = [], info } = useEdit();
  const found = subject.part ? (info.parts?.[subject.part]?.problems ?? []) : ofPage;
  const { values, problems, update } = editor;
  const changeItems = (path: Path, change: (items: Values[]) => Values[]) =>
    inEveryLanguage(update, `${path.join('.')}[]${Date.now()}`, (now) => {
      const items = getIn(now, path);
      return setIn(now, path, change(Array.isArray(items) ? (items as Values[]) : []));
    });
  const source = language === defaultLanguage ? undefined : values[defaultLanguage];
  const marks = source && translationMarks(subject.fields, source, values[language] ?? {});
  const [saved, now] = [subject.values(info.page, language), values[language] ?? {}];
  /** The check knows what is saved. Here its list items may have been moved or removed since. */
  const atField = (problem: PageProblem): Check[] => {
    const { field: savedField } = problem;
    if (!savedField) return [problem];
    const path = pathAfter(pathOf(savedField), saved, now, rowKey);
    return path ? [{ ...problem, field: path.join('.'), savedField }] : [];
  };
  /** Whether a text that nobody wrote is being replaced. */
  const isWritten = (name: string, savedName: string) =>
    JSON.stringify(getIn(saved, pathOf(savedName))) !== JSON.stringify(getIn(now, pathOf(name)));
  const own = found.filter((problem) => subject.part !== undefined || panelOf(problem) === subject.target);
  const checks = own.flatMap(atField).filter(
    (problem) =>
      (problem.language ?? language) === language &&
      !(problem.code === 'placeholder_text' && problem.field && isWritten(problem.field, problem.savedField ?? '')) &&
      // The marks show it as it is typed.
      !(problem.code === 'translation_missing' && problem.field && leafAt(subject.fields, problem.field)?.localized),
  );
  return (
    <FormContext
      value={{
        language,
        source,
        marks,
        problems: problems[language] ?? {},
        checks,
        part: subject.part,
        ...(subject.target === 'page' && { limit: maxPageText }),
        idPrefix: idPrefixOf(subject, language),
        set: valueSetter(update, language),
        changeItems,
      }}
    >
      {Object.entries(subject.fields).map(([name, field]) => (
        <FieldControl key={`${language}.${name}`} field={field} path={[name]} value={values[language]?.[name]} />
      ))}
    </FormContext>
  );
}
