'use client';

import type { WaitingPage } from '../starter-pages';
import type { SetupTexts } from '../setup-texts';

interface Props {
  texts: SetupTexts;
  siteUrl: string | undefined;
  waiting: readonly WaitingPage[];
}

/** What a page lacks, and who publishes it. */
function lackOf({ blanks, isChanged }: WaitingPage, texts: SetupTexts): string {
  const names = blanks.map((name) => (texts.facts as Record<string, string>)[name] ?? name).join(', ');
  return [names, isChanged ? texts.waitingChanged : ''].filter(Boolean).join(' – ');
}

/** That the answers are saved, and which pages wait as drafts. */
export function SavedNote({ texts, siteUrl, waiting }: Props) {
  return (
    <>
      <p className="setup__done">
        {texts.saved}{' '}
        {siteUrl && (
          <a href={siteUrl} target="_blank" rel="noreferrer">
            {texts.seeSite}
          </a>
        )}
      </p>
      {waiting.length > 0 && (
        <>
          <p>{texts.waiting}</p>
          <ul>
            {waiting.map((page) => (
              <li key={page.link}>
                {page.title}: {lackOf(page, texts)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
