'use client';

import { AlertIcon } from '@/components/forms/StatusIcons';
import type { Path } from '@/lib/edit/values/types';

import styles from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';
import { pageProblemText } from '../texts/problem-place';
import { type Check, fieldIds, useForm } from './form-context';

interface Props {
  path: Path;
  /** The id of the field's current picture. */
  imageId?: string | number;
}

/** The problems that the check before publishing has found in a field, shown at the field. */
export function FieldChecks({ path, imageId }: Props) {
  const { t, adminUrl, change, info } = useEdit();
  const form = useForm();
  const { id, checks, checksId } = fieldIds(form, path);
  const { part } = form;
  const confirm = ({ sectionId, savedField: field, language }: Check) => {
    const place = part ? { part, revision: info.parts?.[part]?.revision } : { sectionId };
    void change('ConfirmTranslation', { ...place, field, language }, t('editTranslationConfirmed'));
  };
  if (checks.length === 0) return null;
  return (
    <div id={checksId}>
      {checks.map((problem) => (
        <p
          key={`${problem.code}.${problem.detail ?? ''}`}
          ref={focusAfter(() => document.getElementById(id))}
          className={styles.note}
          data-severity={problem.severity}
        >
          <AlertIcon />
          <span>
            <b>{t(problem.severity === 'error' ? 'editSeverityError' : 'editSeverityWarning')}:</b>{' '}
            {t(pageProblemText(problem))} {problem.detail && <code>{problem.detail}</code>}
          </span>
          {problem.code === 'alt_missing' && imageId !== undefined && (
            <a href={`${adminUrl}/admin/collections/media/${imageId}`} target="_blank" rel="noopener">
              {t('editAltAtMedia')}
              <span className="visually-hidden"> {t('editOpensNewWindow')}</span>
            </a>
          )}
          {problem.code === 'translation_outdated' && (
            <button type="button" onClick={() => confirm(problem)}>
              {t('editTranslationCurrent')}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
