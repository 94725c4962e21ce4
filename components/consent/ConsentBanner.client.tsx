'use client';

import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { forgetShown } from '@/components/popup/remember-popup';
import { focusContent } from '@/lib/browser/focus-content';
import { categories, type Choice, readConsent } from '@/lib/consent/consent';
import { writeConsent } from '@/lib/consent/write-consent';
import type { ConsentTexts } from '@/lib/i18n/consent-catalogues';

import styles from './ConsentBanner.module.scss';
import { ConsentChoices } from './ConsentChoices';
import { keepHeight } from './keep-height';

export { consentTexts } from '@/lib/consent/consent-texts';

interface Props {
  texts: ConsentTexts;
  /** The address of the notice on stored data. */
  notice?: string;
  /**
   * The element that reopened the banner. The categories then show at once, and the focus returns to it. Without one, at
   * a first visit, the focus goes on to the content.
   */
  opener?: HTMLElement;
  /** Called when the banner must close, with a text to announce. */
  onClosed: (message: string) => void;
}

const all = (answer: boolean) => Object.fromEntries(categories.map((category) => [category, answer])) as Choice;

/** The question of consent: a region over the corner of the page. The page stays usable without an answer. */
export function ConsentBanner({ texts, notice, opener, onClosed }: Props) {
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [chosen] = useState(readConsent);
  const [choice, setChoice] = useState(chosen ?? all(false));
  const [isDetailed, setIsDetailed] = useState(Boolean(opener));

  useEffect(() => (region.current ? keepHeight(region.current) : undefined), []);

  // In a layout effect: an Escape right after the first paint must find the focus here.
  useLayoutEffect(() => {
    if (opener) heading.current?.focus();
  }, [opener]);

  const leave = (message: string) => {
    onClosed(message);
    if (opener) opener.focus();
    else focusContent();
  };

  const choose = (answer: Choice) => {
    writeConsent(answer);
    if (!answer.functional) forgetShown();
    leave(texts.consentSaved);
  };

  // Escape closes the banner only for visitors who have made a choice before.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (chosen && key === 'Escape') leave('');
  };

  return (
    <section ref={region} className={styles.banner} aria-labelledby={id} onKeyDown={onKeyDown}>
      {chosen && (
        <button type="button" className={styles.close} aria-label={texts.consentClose} onClick={() => leave('')}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      )}
      <h2 ref={heading} id={id} tabIndex={-1}>
        {texts.consentTitle}
      </h2>
      <p>
        {texts.consentText} {notice && <a href={notice}>{texts.consentNotice}</a>}
      </p>
      <div className={styles.buttons}>
        <button type="button" onClick={() => choose(all(true))}>
          {texts.consentAccept}
        </button>
        <button type="button" onClick={() => choose(all(false))}>
          {texts.consentReject}
        </button>
        <button
          type="button"
          className={styles.preferences}
          aria-expanded={isDetailed}
          onClick={() => setIsDetailed(!isDetailed)}
        >
          {texts.consentPreferences}
        </button>
      </div>
      {isDetailed && (
        <>
          <ConsentChoices texts={texts} choice={choice} onChange={setChoice} />
          <div className={styles.buttons}>
            <button type="button" className={styles.save} onClick={() => choose(choice)}>
              {texts.consentSave}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
