import type { ReactNode } from 'react';

import frame from '@/components/layout/SiteFrame.module.scss';
import type { Language } from '@/lib/i18n/languages';

import styles from './Story.module.scss';

interface StateProps {
  name: string;
  /** The language of the piece; the gallery itself is in English. */
  language?: Language;
  /** For pieces that include a page's frame. */
  isWide?: boolean;
  children: ReactNode;
}

/** One state of a piece with its name. */
export function State({ name, language = 'tr', isWide = false, children }: StateProps) {
  return (
    <div className={styles.state}>
      <p className={`note ${styles.name}`}>{name}</p>
      <div className={isWide ? undefined : styles.piece} lang={language} data-state={name}>
        {children}
      </div>
    </div>
  );
}

/** The page of a story. Its title is not a heading when the piece has the page's `h1`. */
export function Story({
  title,
  hasHeading = true,
  children,
}: {
  title: string;
  hasHeading?: boolean;
  children: ReactNode;
}) {
  const Title = hasHeading ? 'h1' : 'p';
  return (
    <>
      <header className={styles.header}>
        <a href="/gallery">Gallery</a>
        <Title className={styles.title}>{title}</Title>
      </header>
      <main className={frame.main}>{children}</main>
    </>
  );
}
