'use client';

import { AlertIcon } from '@/components/forms/StatusIcons';
import { fieldsOfPart, type PartName } from '@/components/layout/parts/definitions';
import type { PageProblem } from '@/lib/edit/edit-info';

import check from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { fieldLabels, pageProblemText } from '../texts/problem-place';

interface Props {
  name: PartName;
  problems: readonly PageProblem[];
}

/** What the check has found in the saved draft of a part. Missing translations are marked at their fields. */
export function PartProblems({ name, problems }: Props) {
  const { t, interfaceLanguage, languages } = useEdit();
  const shown = problems.filter(({ code }) => code !== 'translation_missing');
  return shown.map((problem) => {
    const { code, severity, field, language, detail } = problem;
    const place = [
      ...fieldLabels(fieldsOfPart(name), field, interfaceLanguage),
      languages.find((one) => one.code === language)?.name,
    ];
    return (
      <p key={[code, field, language, detail].join()} className={check.note} data-severity={severity}>
        <AlertIcon />
        <span>
          <b>{t(severity === 'error' ? 'editSeverityError' : 'editSeverityWarning')}:</b> {t(pageProblemText(problem))}{' '}
          {place.filter(Boolean).join(' › ')} {detail && <code>{detail}</code>}
        </span>
      </p>
    );
  });
}
