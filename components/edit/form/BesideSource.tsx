'use client';

import type { ReactNode } from 'react';

import { AlertIcon } from '@/components/forms/StatusIcons';
import { getIn } from '@/lib/edit/values/paths';
import { isBlank, type TranslationMark } from '@/lib/edit/values/translation';
import type { Path } from '@/lib/edit/values/types';
import { defaultLanguage, directionOf, inLanguage, languageName } from '@/lib/i18n/languages';
import type { Field } from '@/lib/sections/define-section';

import { ReadableValue } from '../compare/ReadableValue';
import check from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';
import type { EditKey } from '../texts/edit-texts';
import look from './Controls.module.scss';
import { fieldIds, useForm } from './form-context';

const markTexts = { missing: 'editTranslationMissing', copied: 'editTranslationCopied' } as const satisfies Record<
  TranslationMark,
  EditKey
>;

interface Props {
  field: Field;
  path: Path;
  /** The control of the translation. */
  children: ReactNode;
}

/** The control of a translation beside the Turkish text: what is missing is marked, and can start as a copy. */
export function BesideSource({ field, path, children }: Props) {
  const form = useForm();
  const { t, interfaceLanguage } = useEdit();
  const source = form.source && field.localized ? getIn(form.source, path) : undefined;
  if (source === undefined || isBlank(source)) return children;
  const { id, mark, markId } = fieldIds(form, path);
  const copy = () => form.set(path, field, source);
  return (
    <div className={look.beside}>
      <div className={look.source}>
        <p className={look.sourceName} lang={defaultLanguage}>
          {languageName(defaultLanguage)}
        </p>
        <div className={look.sourceText} lang={defaultLanguage} dir={directionOf(defaultLanguage)}>
          <ReadableValue field={field} value={source} nothing="" />
        </div>
      </div>
      <div className={look.translation}>
        {children}
        {mark && (
          <p ref={focusAfter(() => document.getElementById(id))} className={check.note}>
            <AlertIcon />
            <span id={markId}>{t(markTexts[mark])}</span>
            {mark === 'missing' && (
              <button
                type="button"
                aria-label={`${t('editCopySource')}: ${inLanguage(field.label, interfaceLanguage)}`}
                onClick={copy}
              >
                {t('editCopySource')}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
