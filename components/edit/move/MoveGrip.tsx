'use client';

import { useId } from 'react';

import { GripIcon } from '../EditIcons';
import { useEdit } from '../state/edit-context';
import styles from './MoveGrip.module.scss';
import { useMove } from './use-move';

interface Props {
  id: string;
  /** The section's type and title. */
  name: string;
}

/** The grip that moves a section: dragged, or with the keyboard. A line shows where the section will be. */
export function MoveGrip({ id, name }: Props) {
  const { t } = useEdit();
  const hintId = useId();
  const { held, status, grip, handlers } = useMove(id, name);
  return (
    <>
      <button
        ref={grip}
        type="button"
        className={styles.grip}
        data-tour="move"
        title={t('editMoveHint')}
        aria-label={t('editMove', { section: name })}
        aria-describedby={hintId}
        aria-pressed={held !== null}
        {...handlers}
      >
        <GripIcon />
      </button>
      <span id={hintId} hidden>
        {t('editMoveHint')}
      </span>
      <span role="status" className="visually-hidden">
        {status}
      </span>
      {held && <span className={styles.line} style={{ top: held.line, width: held.width }} data-place={held.place} />}
    </>
  );
}
