'use client';

import { useState } from 'react';

import styles from '@/components/forms/Form.module.scss';

import { useEdit } from '../../state/edit-context';
import look from '../Controls.module.scss';
import own from './RichText.module.scss';

interface Props {
  /** The address of the link at the cursor. */
  address: string;
  /** Called with the new address; an empty address removes the link. */
  onDone: (address: string) => void;
  onCancel: () => void;
}

/** The input for the address of a link in a rich text. */
export function LinkField({ address, onDone, onCancel }: Props) {
  const { t } = useEdit();
  const [typed, setTyped] = useState(address);
  return (
    <div
      className={look.row}
      data-own-undo=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It closes this field, not the panel.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        className={styles.input}
        aria-label={t('editLinkAddress')}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onDone(typed);
        }}
      />
      <button type="button" className={own.tool} onClick={() => onDone(typed)}>
        {t('editApply')}
      </button>
      <button type="button" className={own.tool} onClick={() => onDone('')}>
        {t('editUnlink')}
      </button>
    </div>
  );
}
