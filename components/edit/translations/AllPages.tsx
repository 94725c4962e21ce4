'use client';

import { useEffect, useId, useRef, useState } from 'react';

import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { editAddress } from '@/lib/edit/edit-path';
import { isOpen } from '@/lib/edit/translated-pages';
import { defaultLanguage } from '@/lib/i18n/languages';
import { editHashes } from '@/lib/routes/edit-hashes';

import check from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { keepInterfaceLanguage } from '../state/keep-interface-language';
import { countText } from './count-text';
import styles from './Translations.module.scss';
import { useTranslations } from './use-translations';

/** All pages with the state of their translations. Each leads to that page, in that language. */
export function AllPages() {
  const { t, languages, interfaceLanguage } = useEdit();
  const [query, setQuery] = useState('');
  const [isAll, setIsAll] = useState(false);
  const { answer, failure, isLoading, hasMore, readMore } = useTranslations({ query, isAll });
  const list = useRef<HTMLUListElement>(null);
  /** The row to focus once it is there: the first one of the part that the button has loaded. */
  const focusAt = useRef<number>(undefined);
  const id = useId();
  const translations = languages.filter(({ code }) => code !== defaultLanguage);
  const { pages = [], left = 0, found = 0, total = 0 } = answer ?? {};

  useEffect(() => {
    if (focusAt.current === undefined) return;
    list.current?.children[focusAt.current]?.querySelector('a')?.focus();
    focusAt.current = undefined;
  }, [answer]);
  const showMore = async () => {
    focusAt.current = pages.length;
    if (!(await readMore())) focusAt.current = undefined;
  };
  const status =
    failure ??
    (left > 0
      ? t('editTranslationsCounting', { done: String(total - left), all: String(total) })
      : isLoading
        ? t('editLoading')
        : t('editTranslationsFound', { count: String(found), all: String(total) }));

  return (
    <section className={check.problems}>
      <h3>{t('editTranslationsAll')}</h3>
      <div className={form.field}>
        <label htmlFor={`${id}-query`}>{t('editTranslationsSearch')}</label>
        <input
          id={`${id}-query`}
          type="search"
          className={form.input}
          value={query}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={isAll} onChange={({ target }) => setIsAll(target.checked)} />
        {t('editTranslationsShowAll')}
      </label>
      <p role="status">{status}</p>
      <ul ref={list}>
        {pages.map(({ pageKey, title, link, languages: counts }) => (
          <li key={pageKey} className={styles.page}>
            <b lang={defaultLanguage}>{title}</b>
            <span>{link}</span>
            <p>
              {translations.map(({ code, name }) => {
                const count = counts[code];
                return count ? (
                  <a
                    key={code}
                    href={`${editAddress(link, code)}${editHashes.translations}`}
                    data-open={isOpen(count) || undefined}
                    onClick={() => keepInterfaceLanguage(interfaceLanguage)}
                  >
                    <span className="visually-hidden">{title}, </span>
                    <span lang={code}>{name}</span>
                    {`: ${countText(count, t)}`}
                  </a>
                ) : null;
              })}
            </p>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          type="button"
          size="small"
          theme="outline"
          title={t('editTranslationsMore')}
          aria-disabled={isLoading}
          onClick={() => void showMore()}
        />
      )}
    </section>
  );
}
