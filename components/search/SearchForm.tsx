import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';
import { searchPath } from '@/lib/routes/site-routes';
import { maxQueryLength } from '@/lib/search/search-request';

import styles from './SearchForm.module.scss';

interface Props {
  language: Language;
  /** Unique on a page with several. */
  id?: string;
  query?: string;
  /** Whether the field gets the focus, on the search page itself. */
  hasFocus?: boolean;
}

/** The search field. A plain form that works without script. */
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
