'use client';

import type { WaitingPage } from '../apply-answers';
import type { SetupTexts } from '../setup-texts';

interface Props {
  texts: SetupTexts;
  siteUrl: string | undefined;
  waiting: readonly WaitingPage[];
}

/** That the answers are saved, and which pages wait for facts that are missing. */
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
            {waiting.map(({ link, title, blanks }) => (
              <li key={link}>
                {title}: {blanks.map((name) => (texts.facts as Record<string, string>)[name] ?? name).join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
