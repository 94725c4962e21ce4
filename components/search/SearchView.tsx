import { Station } from '@/components/layout/Station';
import frame from '@/components/sections/SectionRenderer.module.scss';
import { SectionRenderer, stationDistance } from '@/components/sections/SectionRenderer';
import type { Section } from '@/components/sections/definitions';
import type { ApplicationModel } from '@/lib/content';
import type { SearchAnswer } from '@/lib/content/search-pages';
import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';
import { searchPath } from '@/lib/routes/site-routes';
import { lastPageOf, resultsPerPage, type SearchRequest } from '@/lib/search/search-request';

import { pagesOf } from './pages-of';
import { SearchForm } from './SearchForm';
import { SearchPagination } from './SearchPagination';
import { SearchResults } from './SearchResults';
import { SearchSuggestions } from './SearchSuggestions';
import styles from './SearchView.module.scss';

interface Props {
  request: SearchRequest;
  /** Null without a query. */
  answer: SearchAnswer | null;
  model: ApplicationModel;
  language: Language;
}

function headingOf({ request, answer, language }: Omit<Props, 'model'>): string {
  const t = translator(language);
  if (!answer) return t('searchIntro');
  if (answer.kind === 'unavailable') return t('searchUnavailable');
  const { query } = request;
  const count = new Intl.NumberFormat(language).format(answer.total);
  if (answer.total === 0) return t('searchNone', { query });
  const found = t(answer.total === 1 ? 'searchCountOne' : 'searchCount', { query, count });
  return [found, ...pagesOf(request, answer, t)].join(' - ');
}

/** The search page: its head, the field, and results or suggestions. */
export function SearchView({ request, answer, model, language }: Props) {
  const t = translator(language);
  const title: Section = {
    ...{ id: 'search-title', type: 'pageTitle', order: 0 },
    ...{ title: t('searchTitle'), pageHeaderHeight: '320px' },
  };
  const found = answer?.kind === 'found' && answer.results.length > 0 ? answer : undefined;
  return (
    <>
      <SectionRenderer sections={[title]} path={searchPath} model={model} language={language} />
      <section className={`${frame.section} ${frame.paper}`} data-section="search" aria-labelledby="search-outcome">
        <Station metres={stationDistance} />
        <div className={`${frame.inside} ${styles.search}`}>
          <SearchForm language={language} query={request.query} hasFocus={!answer} />
          <div role="status">
            <h2 id="search-outcome" className={styles.outcome}>
              {headingOf({ request, answer, language })}
            </h2>
          </div>
          {found ? (
            <>
              <SearchResults
                results={found.results}
                model={model}
                language={language}
                first={(request.page - 1) * resultsPerPage + 1}
              />
              <SearchPagination
                request={request}
                pages={lastPageOf(found.total)}
                address={addressOf(searchPath, language)}
                t={t}
              />
            </>
          ) : (
            <SearchSuggestions menu={model.menu} hasFailed={answer?.kind === 'found' && answer.total === 0} t={t} />
          )}
        </div>
      </section>
    </>
  );
}
