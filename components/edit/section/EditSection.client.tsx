'use client';

import { Fragment, type ReactNode, useId } from 'react';

import { definitions } from '@/components/sections/definitions';
import { referenceType, reusableOf, usersCount } from '@/lib/edit/reusable';
import { sectionOf } from '@/lib/edit/wire-page';
import { defaultLanguage, inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import { useIsReady } from '../state/use-is-ready';
import { MoveGrip } from '../move/MoveGrip';
import { PencilIcon } from '../EditIcons';
import styles from './EditSection.module.scss';
import { CommentCount } from '../comments/CommentCount';
import { SectionMenu } from './SectionMenu';

interface Props {
  id: string;
  type: string;
  /** The heading of the section, so that its button says which one it edits. */
  title?: string;
  isHidden?: boolean;
  /** The section as the server renders it; nothing if visitors would not see it. */
  children?: ReactNode;
}

/** A section with its edit button. While it is edited, its preview is shown instead. */
export function EditSection({ id, type, title, isHidden = false, children }: Props) {
  const {
    t,
    info,
    interfaceLanguage: language,
    languages,
    panel,
    open,
    previews,
    renewals,
    problems,
    unsaved,
  } = useEdit();
  const isReady = useIsReady();
  const noteId = useId();
  const definition = definitions.find((one) => one.type === type);
  const isGone = type === referenceType;
  const label = definition ? inLanguage(definition.label, language) : isGone ? t('editReusable') : type;
  const reusable = reusableOf(sectionOf(info.page, defaultLanguage, id));
  const shownOn = reusable && { name: reusable.name, count: String(usersCount(reusable)) };
  const name = title ? `${label}, ${title}` : label;
  const isUnsaved = unsaved.includes(`section:${id}`);
  const isCurrent = panel === `section:${id}`;
  const languagesWith = (problemCode: string) =>
    languages.filter(({ code }) =>
      problems?.some(
        (problem) => problem.code === problemCode && problem.sectionId === id && problem.language === code,
      ),
    );
  const [outdated, missing] = [languagesWith('translation_outdated'), languagesWith('translation_missing')];
  const here = (info.others ?? []).filter(({ section }) => section === id).map((other) => other.name);
  const hasNotes = here.length > 0 || reusable || isHidden || isUnsaved || outdated.length + missing.length > 0;
  const shown = Object.hasOwn(previews, id) ? previews[id] : children;
  return (
    <div
      className={[styles.editable, isCurrent && styles.current, isHidden && styles.hidden].filter(Boolean).join(' ')}
      data-edit={id}
      data-at-end={children === undefined ? '' : undefined}
    >
      {/* First in the document, so that the Tab key reaches it before the section. */}
      <div className={styles.tools} lang={language} inert={!isReady}>
        {!isGone && (
          <button
            type="button"
            className={styles.edit}
            data-tour="section"
            aria-label={`${t('editButton')}: ${name}`}
            aria-expanded={isCurrent}
            aria-keyshortcuts="F2"
            aria-describedby={hasNotes ? noteId : undefined}
            onClick={() => open(`section:${id}`)}
          >
            <PencilIcon />
            {t('editButton')}
          </button>
        )}
        <MoveGrip id={id} name={name} />
        <CommentCount id={id} name={name} />
        <SectionMenu id={id} name={name} isHidden={isHidden} />
        {hasNotes && (
          <span className={styles.notes} id={noteId}>
            {here.length > 0 && <span className={styles.here}>{t('editSectionHere', { names: here.join(', ') })}</span>}
            {shownOn && <span className={styles.note}>{t('editReusableHere', shownOn)}</span>}
            {isHidden && <span className={styles.note}>{t('editHiddenSection')}</span>}
            {isUnsaved && <span className={styles.unsaved}>{t('editUnsavedMark')}</span>}
            {outdated.length > 0 && (
              <span className={styles.note}>
                {t('editOutdatedIn', { languages: outdated.map(({ name }) => name).join(', ') })}
              </span>
            )}
            {missing.length > 0 && (
              <span className={styles.note}>
                {t('editMissingIn', { languages: missing.map(({ name }) => name).join(', ') })}
              </span>
            )}
          </span>
        )}
      </div>
      <Fragment key={renewals[`section:${id}`] ?? 0}>
        {shown ?? (
          <p className={styles.empty}>{isGone ? t('editReusableGone') : t('editEmptySection', { type: label })}</p>
        )}
      </Fragment>
    </div>
  );
}
