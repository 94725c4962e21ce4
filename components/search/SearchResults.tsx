import type { ApplicationModel } from '@/lib/content';
import { menuPath } from '@/lib/content/menu-path';
import type { SearchResult } from '@/lib/content/search-pages';
import { type Language, translator } from '@/lib/i18n/languages';

import { MarkedText } from './MarkedText';
import styles from './SearchResults.module.scss';

interface Props {
  results: readonly SearchResult[];
  menu: ApplicationModel['menu'];
  language: Language;
  /** The number of the first result, from 1. */
  first: number;
}

/** The pages that were found, each with its way through the menu and the place that speaks of the words. */
export function SearchResults({ results, menu, language, first }: Props) {
  const t = translator(language);
  return (
    <ol className={styles.results} start={first}>
      {results.map((result) => {
        const way = [
          t('home'),
          ...menuPath(menu, result.address)
            .slice(0, -1)
            .map(({ title }) => title),
        ];
        const foreign = result.language === language ? undefined : result.language;
        return (
          <li key={result.address}>
            <h3 lang={foreign}>
              <a href={result.address}>
                <MarkedText {...result.title} />
              </a>
            </h3>
            <p className={styles.way}>{way.join(' / ')}</p>
            {result.excerpt.text && (
              <p className={styles.excerpt} lang={foreign}>
                <MarkedText {...result.excerpt} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
