'use client';

import { type ReactNode, useId } from 'react';

import { definitions } from '@/components/sections/definitions';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import { PencilIcon } from '../EditIcons';
import styles from './EditSection.module.scss';
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
  const { t, language, panel, open, previews } = useEdit();
  const noteId = useId();
  const definition = definitions.find((one) => one.type === type);
  const label = definition ? inLanguage(definition.label, language) : type;
  const isCurrent = panel === `section:${id}`;
  const shown = Object.hasOwn(previews, id) ? previews[id] : children;
  return (
    <div
      className={[styles.editable, isCurrent && styles.current, isHidden && styles.hidden].filter(Boolean).join(' ')}
      data-edit={id}
    >
      {/* First in the document, so that the Tab key reaches it before the section. */}
      <div className={styles.tools} lang={language}>
        <button
          type="button"
          className={styles.edit}
          aria-label={`${t('editButton')}: ${title ? `${label}, ${title}` : label}`}
          aria-expanded={isCurrent}
          aria-describedby={isHidden ? noteId : undefined}
          onClick={() => open(`section:${id}`)}
        >
          <PencilIcon />
          {t('editButton')}
        </button>
        <SectionMenu id={id} label={label} isHidden={isHidden} />
        {isHidden && (
          <span className={styles.note} id={noteId}>
            {t('editHiddenSection')}
          </span>
        )}
      </div>
      {shown ?? <p className={styles.empty}>{t('editEmptySection', { type: label })}</p>}
    </div>
  );
}
