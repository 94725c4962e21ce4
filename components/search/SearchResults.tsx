import type { ApplicationModel } from '@/lib/content';
import type { SearchResult } from '@/lib/content/search-pages';
import type { Language } from '@/lib/i18n/languages';

import { MarkedText } from './MarkedText';
import styles from './SearchResults.module.scss';
import { kindOfResult } from './kind-of-result';

interface Props {
  results: readonly SearchResult[];
  model: Pick<ApplicationModel, 'menu' | 'footer'>;
  language: Language;
  /** The number of the first result, from 1. */
  first: number;
}

/** The results, each with its kind and an excerpt with the matches. */
export function SearchResults({ results, model, language, first }: Props) {
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <ol className={styles.results} start={first}>
      {results.map((result) => {
        const foreign = result.language === language ? undefined : result.language;
        const kind = [kindOfResult(result, model, language), foreign && languageNames.of(foreign)].filter(Boolean);
        return (
          <li key={result.address}>
            <h3 lang={foreign}>
              <a href={result.address}>
                <MarkedText {...result.title} />
              </a>
            </h3>
            <p className={styles.kind}>{kind.join(' · ')}</p>
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
