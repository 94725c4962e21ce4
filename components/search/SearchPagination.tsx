import type { Translate } from '@/lib/i18n/languages';
import { searchAddress, type SearchRequest } from '@/lib/search/search-request';

import styles from './SearchPagination.module.scss';

interface Props {
  request: SearchRequest;
  pages: number;
  /** The address of the search page. */
  address: string;
  t: Translate;
}

/** Links to further results. */
export function SearchPagination({ request, pages, address, t }: Props) {
  if (pages < 2) return null;
  const { page } = request;
  const at = (number: number) => searchAddress(address, { ...request, page: number });
  return (
    <nav className={styles.pagination} aria-label={t('searchPages')}>
      {page > 1 && (
        <a href={at(page - 1)} rel="prev">
          {t('searchPrevious')}
        </a>
      )}
      <p>{t('searchPage', { page: String(page), pages: String(pages) })}</p>
      {page < pages && (
        <a href={at(page + 1)} rel="next">
          {t('searchNext')}
        </a>
      )}
    </nav>
  );
}
