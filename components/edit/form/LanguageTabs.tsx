'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

import type { Language } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import styles from '../panels/EditPanel.module.scss';
import { panelOf } from '../texts/problem-place';

interface Props {
  language: Language;
  /** The languages with unsaved edits. */
  changed: readonly Language[];
  /** How many texts a language lacks. */
  missing: Partial<Record<Language, number>>;
  onChange: (language: Language) => void;
  children: ReactNode;
}

/** The languages of a form as tabs. Arrow keys, Home and End move between them. */
export function LanguageTabs({ language, changed, missing, onChange, children }: Props) {
  const { t, languages, problems, panel } = useEdit();
  const isOutdated = (code: Language) =>
    problems?.some(
      (problem) => problem.code === 'translation_outdated' && problem.language === code && panelOf(problem) === panel,
    );
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const at = languages.findIndex(({ code }) => code === language);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: languages.length - 1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : languages[(step + languages.length) % languages.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.code);
    list.current?.querySelector<HTMLElement>(`[data-language="${next.code}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={t('editLanguages')} className={styles.tabs} onKeyDown={onKeyDown}>
        {languages.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            role="tab"
            id={`${id}-${code}`}
            data-language={code}
            aria-selected={code === language}
            aria-controls={`${id}-panel`}
            tabIndex={code === language ? 0 : -1}
            onClick={() => onChange(code)}
          >
            {name}
            {missing[code] ? <small> ({t('editMissing', { count: String(missing[code]) })})</small> : null}
            {isOutdated(code) && <small> ({t('editOutdated')})</small>}
            {changed.includes(code) && <span aria-hidden="true"> •</span>}
            {changed.includes(code) && <span className="visually-hidden">, {t('editUnsaved')}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${language}`} className={styles.fields}>
        {children}
      </div>
    </>
  );
}
