'use client';

import { useEffect, useState } from 'react';

import type { Language } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import styles from './ElsewherePreview.module.scss';

/** An address with a wrong hash leads to the page's current image. */
const addressFor = (language: Language, path: string, tries: number) =>
  `/share/${language}${path === '/' ? '' : path}/${String(tries).padStart(12, '0')}.jpg`;

/** Images are drawn at their first visit, one after another: a busy site asks for patience. */
const maxTries = 4;
const pauseMs = 5_000;

/** The share image of the published page. It is drawn from the title and the first picture at the next publication. */
export function ShareImage({ language }: { language: Language }) {
  const { t, path, info } = useEdit();
  const [tries, setTries] = useState(0);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isLate) return;
    const timer = setTimeout(() => {
      setTries((now) => now + 1);
      setLate(false);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isLate]);

  if (info.status === 'draft') return <p className={styles.noImage}>{t('editElsewhereNoImage')}</p>;
  if (tries === maxTries) return <p className={styles.noImage}>{t('editElsewhereImageFailed')}</p>;
  if (isLate) return <p className={styles.noImage}>{t('editElsewhereImageLate')}</p>;
  return (
    <img
      src={addressFor(language, path, tries)}
      width={1200}
      height={630}
      alt={t('editElsewhereImage')}
      onError={() => setLate(true)}
    />
  );
}
