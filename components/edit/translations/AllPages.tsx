'use client';

import { useId, useState } from 'react';

import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { TranslatedPage } from '@/lib/edit/edit-info';
import { editAddress } from '@/lib/edit/edit-path';
import { defaultLanguage } from '@/lib/i18n/languages';
import { editHashes } from '@/lib/routes/edit-hashes';
import { fold } from '@/lib/text/fold';
import { hasWords } from '@/lib/text/has-words';

import check from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { keepInterfaceLanguage } from '../state/keep-interface-language';
import { countText, isOpen } from './count-text';
import styles from './Translations.module.scss';
import { useTranslations } from './use-translations';

/** How many rows are rendered at first, and more with each press. */
const step = 50;

/** All pages with the state of their translations. Each leads to that page, in that language. */
export function AllPages() {
  const { t, languages, interfaceLanguage } = useEdit();
  const { pages, left, failure } = useTranslations();
  const [query, setQuery] = useState('');
  const [isAll, setIsAll] = useState(false);
  const [limit, setLimit] = useState(step);
  const id = useId();
  const translations = languages.filter(({ code }) => code !== defaultLanguage);

  const isListed = ({ title, link, languages: counts }: TranslatedPage) =>
    hasWords(fold(`${title} ${link}`), fold(query)) &&
    (isAll || translations.some(({ code }) => counts[code] && isOpen(counts[code])));
  const listed = pages?.filter(isListed) ?? [];
  const status =
    failure ??
    (pages === undefined
      ? t('editLoading')
      : left > 0
        ? t('editTranslationsCounting', { done: String(pages.length), all: String(pages.length + left) })
        : t('editTranslationsFound', { count: String(listed.length), all: String(pages.length) }));

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
          onChange={({ target }) => {
            setQuery(target.value);
            setLimit(step);
          }}
        />
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={isAll} onChange={({ target }) => setIsAll(target.checked)} />
        {t('editTranslationsShowAll')}
      </label>
      <p role="status">{status}</p>
      <ul>
        {listed.slice(0, limit).map(({ pageKey, title, link, languages: counts }) => (
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
      {listed.length > limit && (
        <Button
          type="button"
          size="small"
          theme="outline"
          title={t('editTranslationsMore')}
          onClick={() => setLimit(limit + step)}
        />
      )}
    </section>
  );
}
