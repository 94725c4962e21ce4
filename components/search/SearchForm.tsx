import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';
import { searchPath } from '@/lib/routes/site-routes';
import { maxQueryLength } from '@/lib/search/search-request';

import styles from './SearchForm.module.scss';

interface Props {
  language: Language;
  /** Of its own where a page has several. */
  id?: string;
  query?: string;
  /** Whether the field takes the focus: on a page that is about nothing else. */
  hasFocus?: boolean;
}

/** The field that leads to the search page. It is a form like any other, and needs no script. */
export function SearchForm({ language, id = 'search-field', query, hasFocus }: Props) {
  const t = translator(language);
  return (
    <form className={styles.form} role="search" action={addressOf(searchPath, language)} method="get">
      <label htmlFor={id}>{t('searchLabel')}</label>
      <div className={styles.row}>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoFocus={hasFocus}
          enterKeyHint="search"
        />
        <button type="submit">{t('searchButton')}</button>
      </div>
    </form>
  );
}
