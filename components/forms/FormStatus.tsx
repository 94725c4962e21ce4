import type { Ref } from 'react';

import styles from './Form.module.scss';
import { AlertIcon, CheckIcon } from './StatusIcons';

interface Props {
  ref?: Ref<HTMLDivElement>;
  status?: { kind: 'info' | 'success' | 'note' | 'failure'; text: string; reason?: string };
  /** Gets the focus on a page that the server made in answer to the form. */
  hasFocus?: boolean;
}

/** The status of sending, announced on every change. */
export function FormStatus({ ref, status, hasFocus }: Props) {
  return (
    <div
      ref={ref}
      className={styles.wide}
      role="status"
      tabIndex={hasFocus ? -1 : undefined}
      autoFocus={hasFocus || undefined}
    >
      {status && (
        <p className={`${styles.status} ${styles[status.kind] ?? ''}`}>
          {status.kind === 'info' && <span className={styles.spinner} aria-hidden="true" />}
          {status.kind === 'success' && <CheckIcon />}
          {status.kind === 'failure' && <AlertIcon />}
          <span>
            {status.text}
            {status.reason && <span className={styles.reason}> {status.reason}</span>}
          </span>
        </p>
      )}
    </div>
  );
}
