'use client';

import type { Values } from '@/lib/edit/values/types';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import styles from './ElsewherePreview.module.scss';
import { ShareImage } from './ShareImage';

/** The characters of a title that search engines show, as the check before publishing counts them. */
const maxTitle = 65;

interface Props {
  /** The page's settings as they are typed, in the shown language. */
  values: Values | undefined;
  language: Language;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** How the page looks in search results and where its address is shared, while its title and description are typed. */
export function ElsewherePreview({ values = {}, language }: Props) {
  const { t, path, site } = useEdit();
  const siteTitle = site.titles[language] ?? '';
  const title = [textOf(values.title), siteTitle].filter(Boolean).join(' - ');
  const description = textOf(values.description);
  const { host } = new URL(site.url);
  const steps = addressOf(path, language).split('/').filter(Boolean);
  const length = [...title].length;
  return (
    <section className={styles.elsewhere} aria-label={t('editElsewhere')}>
      <h3>{t('editElsewhere')}</h3>
      <h4>{t('editElsewhereSearch')}</h4>
      <div className={styles.search} lang={language}>
        <p className={styles.site}>
          {siteTitle}
          <span>{[host, ...steps].join(' › ')}</span>
        </p>
        <p className={styles.title}>{title}</p>
        <p className={description ? styles.description : styles.missing}>
          {description || t('editElsewhereNoDescription')}
        </p>
      </div>
      <p className={length > maxTitle ? styles.tooLong : styles.count}>
        {t(length > maxTitle ? 'editElsewhereTooLong' : 'editElsewhereLength', {
          length: String(length),
          limit: String(maxTitle),
        })}
      </p>
      <h4>{t('editElsewhereShared')}</h4>
      <div className={styles.card} lang={language}>
        <ShareImage key={language} language={language} />
        <p>
          <span>{host}</span>
          <b>{title}</b>
          {description && <span className={styles.line}>{description}</span>}
        </p>
      </div>
    </section>
  );
}
