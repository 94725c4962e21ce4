import type { ReactNode } from 'react';

import styles from './Story.module.scss';

/** Shows a piece on a dark ground. */
export const onInk = (children: ReactNode) => <div className={`${styles.ink} on-dark`}>{children}</div>;

/** Shows a piece on a photograph. */
export const onPhoto = (children: ReactNode) => <div className={styles.photo}>{children}</div>;
