'use client';

import { Button } from '@/components/ui/Button';
import type { PageProblem } from '@/lib/edit/edit-info';

import styles from './CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { PanelFrame } from './PanelFrame';
import { fieldLabels, languageOf, pageProblemText, panelOf } from '../texts/problem-place';
import { placeName } from '../texts/unsaved-text';
import { subjectOf } from '../state/subject';

/** The problems that the check has found in the saved page. Each one links to its field. */
export function CheckPanel() {
  const { t, problems, open, publish, user } = useEdit();
  const errors = problems?.filter(({ severity }) => severity === 'error') ?? [];
  const warnings = problems?.filter(({ severity }) => severity !== 'error') ?? [];
  const result =
    problems === undefined
      ? 'editLoading'
      : errors.length > 0
        ? 'editCheckBlocked'
        : warnings.length > 0
          ? 'editCheckWarned'
          : 'editCheckFine';
  return (
    <PanelFrame
      title={t('editCheck')}
      note={t('editCheckSaved')}
      onClose={() => open(null)}
      foot={
        user.role === 'admin' &&
        problems &&
        errors.length === 0 && <Button type="button" title={t('editPublish')} onClick={() => void publish()} />
      }
    >
      <p role="status">{t(result)}</p>
      <ProblemList title={t('editCheckErrors')} problems={errors} />
      <ProblemList title={t('editCheckWarnings')} problems={warnings} />
    </PanelFrame>
  );
}

function ProblemList({ title, problems }: { title: string; problems: PageProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems}>
      <h3>
        {title} <span>({problems.length})</span>
      </h3>
      <ul>
        {problems.map((problem) => (
          <li key={[problem.code, problem.sectionId, problem.field, problem.language, problem.detail].join()}>
            <ProblemLink problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProblemLink({ problem }: { problem: PageProblem }) {
  const { t, info, pageKey, language, interfaceLanguage, languages, open } = useEdit();
  const { severity, field, detail } = problem;
  const panel = panelOf(problem);
  const problemLanguage = languageOf(problem);
  const subject = subjectOf(info.page, pageKey, panel);
  const place = [
    subject && placeName(panel, info.page, interfaceLanguage, t),
    ...fieldLabels(subject?.fields ?? {}, field, interfaceLanguage),
    languages.find(({ code }) => code === problemLanguage)?.name,
  ];
  return (
    <button
      type="button"
      className={styles.problem}
      data-severity={severity}
      onClick={() => open(panel, { field: field ?? '', language: problemLanguage ?? language })}
    >
      <b>
        <span className="visually-hidden">
          {t(severity === 'error' ? 'editSeverityError' : 'editSeverityWarning')}:{' '}
        </span>
        {t(pageProblemText(problem))}
      </b>
      <span>{place.filter(Boolean).join(' › ')}</span>
      {detail && <code>{detail}</code>}
    </button>
  );
}
