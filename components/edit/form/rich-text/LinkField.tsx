'use client';

import { useState } from 'react';

import styles from '@/components/forms/Form.module.scss';

import { useEdit } from '../../state/edit-context';
import look from '../Controls.module.scss';
import own from './RichText.module.scss';

interface Props {
  /** The address of the link that the cursor is in. */
  address: string;
  /** Told the address to link to; an empty one takes the link away. */
  onDone: (address: string) => void;
}

/** Asks where a link in a text leads. */
export function LinkField({ address, onDone }: Props) {
  const { t } = useEdit();
  const [typed, setTyped] = useState(address);
  return (
    <div className={look.row}>
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
