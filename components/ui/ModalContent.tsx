import type { ReactNode } from 'react';

import styles from './Modal.module.scss';

interface Props {
  title: string;
  titleId?: string;
  /** Its language, if it is not the page's. */
  titleLang?: string;
  closeLabel: string;
  /** Without it, the button is only shown. */
  onClose?: () => void;
  children: ReactNode;
}

/** What is in a modal window: the button that closes it, its title, and its content. */
export function ModalContent({ title, titleId, titleLang, closeLabel, onClose, children }: Props) {
  return (
    <div className={styles.content}>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose} inert={!onClose}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
      <h2 id={titleId} lang={titleLang}>
        {title}
      </h2>
      {children}
    </div>
  );
}
