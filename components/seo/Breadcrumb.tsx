import title from '@/components/sections/PageTitle/PageTitle.module.scss';
import type { ApplicationModel } from '@/lib/content';
import { ancestorsOf, type Belonging } from '@/lib/content/breadcrumb';
import { type Language, translator } from '@/lib/i18n/languages';

import styles from './Breadcrumb.module.scss';

interface Props {
  /** The page, whose title is the last step. */
  page: Belonging;
  /** Whether the page has no other heading, so that its name in the breadcrumb is the `h1`. */
  isHeading: boolean;
  /** The page's bare path. */
  path: string;
  model: ApplicationModel;
  language: Language;
  /** The language of the content, if the page around it has another one. */
  contentLanguage: Language;
}

/** The breadcrumb of a page without a title section. */
export function Breadcrumb({ page, isHeading, path, model, language, contentLanguage }: Props) {
  return (
    <div className={styles.strip}>
      <nav className={title.breadcrumb} aria-label={translator(language)('breadcrumb')} lang={language}>
        <ol>
          {ancestorsOf(path, model, language, page).map((ancestor, index) => (
            <li key={index} lang={ancestor.foreign?.title}>
              {ancestor.link ? <a href={ancestor.link}>{ancestor.title}</a> : ancestor.title}
            </li>
          ))}
          <li aria-current="page" lang={contentLanguage}>
            {page.title}
          </li>
        </ol>
      </nav>
      {isHeading && <h1>{page.title}</h1>}
    </div>
  );
}
