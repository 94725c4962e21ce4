'use client';

import { useState } from 'react';
import { editAddress } from '../../editing/admin/edit-address';
import { editHashes } from '../../../../lib/routes/edit-hashes';
import { problemTexts } from './problem-texts';
import type { AllProblems, CheckedPage } from './read-problems';
import { useCounted } from '../use-counted';

interface Props {
  siteUrl?: string;
  /** The language of the admin. */
  language: string;
  defaultLanguage: string;
}

const SHOWN = 6;
const ALL = 500;

/** What the check before publishing finds on all pages, grouped by page. Each leads to the check in edit mode. */
export function Problems({ siteUrl, language, defaultLanguage }: Props) {
  const [limit, setLimit] = useState(SHOWN);
  const { found, hasFailed } = useCounted<AllProblems>(`/api/overview/problems?limit=${limit}`);
  const texts = problemTexts(language);
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));
  const counted = ({ checked, left, withErrors: errors, withWarnings: warnings }: AllProblems) =>
    left > 0
      ? fill(texts.checking, { done: checked, all: checked + left })
      : errors + warnings === 0
        ? fill(texts.fine, { count: checked })
        : fill(texts.found, { errors, warnings });
  const status = hasFailed ? texts.failed : found ? counted(found) : '…';
  const counts = ({ errors, warnings }: CheckedPage) =>
    [errors && fill(texts.errors, { count: errors }), warnings && fill(texts.warnings, { count: warnings })]
      .filter(Boolean)
      .join(', ');
  const kindsOf = ({ kinds }: CheckedPage) =>
    kinds.map(({ code, count }) => (count > 1 ? `${texts.kinds[code]} (${count})` : texts.kinds[code])).join(', ');
  return (
    <>
      <p role="status">{status}</p>
      <ul>
        {found?.pages.map((page) => (
          <li key={page.pageKey} className="overview__problem" data-severity={page.errors > 0 ? 'error' : 'warning'}>
            {siteUrl ? (
              <a
                href={`${editAddress(siteUrl, page.link, defaultLanguage)}${editHashes.check}`}
                aria-label={fill(texts.open, { title: page.title })}
              >
                {page.title}
              </a>
            ) : (
              <b>{page.title}</b>
            )}
            <span>{counts(page)}</span>
            <span className="overview__kinds">{kindsOf(page)}</span>
          </li>
        ))}
      </ul>
      {found && limit === SHOWN && found.withErrors + found.withWarnings > SHOWN && (
        <button type="button" className="overview__more" onClick={() => setLimit(ALL)}>
          {texts.more}
        </button>
      )}
    </>
  );
}
