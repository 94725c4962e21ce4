'use client';

import { editAddress } from '../../editing/admin/edit-address';
import { editHashes } from '../../../../lib/routes/edit-hashes';
import { useCounted } from '../use-counted';
import type { LanguageTotal, TranslationTotals } from './totals';
import { translationTexts } from './translation-texts';

interface Props {
  siteUrl?: string;
  /** The language of the admin. */
  language: string;
  defaultLanguage: string;
  /** The names of the languages, by code. */
  names: Readonly<Record<string, string>>;
}

/** What is missing and outdated in each translation, and the way to the list of all pages in edit mode. */
export function Translations({ siteUrl, language, defaultLanguage, names }: Props) {
  const { found, hasFailed } = useCounted<TranslationTotals>('/api/overview/translations');
  const texts = translationTexts(language);
  const fill = (text: string, count: number) => text.replace('{count}', String(count));
  const statusOf = ({ languages, counted, left }: TranslationTotals) => {
    if (left > 0) {
      return texts.counting.replace('{done}', String(counted)).replace('{all}', String(counted + left));
    }
    return languages.some(({ pages }) => pages > 0) ? texts.open : fill(texts.fine, counted);
  };
  const wordsOf = ({ pages, missing, outdated, copied }: LanguageTotal) =>
    [
      pages > 0 && fill(texts.pages, pages),
      missing > 0 && fill(texts.missing, missing),
      outdated > 0 && fill(texts.outdated, outdated),
      copied > 0 && fill(texts.copied, copied),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <>
      <p role="status">{hasFailed ? texts.failed : found ? statusOf(found) : '…'}</p>
      <ul>
        {found?.languages.map((total) => (
          <li key={total.language}>
            <b lang={total.language}>{names[total.language] ?? total.language}</b>
            <span>{wordsOf(total) || texts.complete}</span>
          </li>
        ))}
      </ul>
      {siteUrl && (
        <p className="overview__links">
          <a href={editAddress(siteUrl, '/', defaultLanguage) + editHashes.translations}>{texts.list}</a>
        </p>
      )}
    </>
  );
}
