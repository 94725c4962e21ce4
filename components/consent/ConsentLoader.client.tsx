'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

import { whenIdle } from '@/lib/browser/when-idle';
import { readConsent } from '@/lib/consent/consent';
import type { Language } from '@/lib/i18n/languages';

import type { ConsentBanner } from './ConsentBanner.client';

interface Props {
  language: Language;
  /** The address of the notice on stored data. */
  notice?: string;
}

type BannerProps = ComponentProps<typeof ConsentBanner>;

interface Shown extends Pick<BannerProps, 'texts' | 'opener'> {
  key: number;
  Banner: ComponentType<BannerProps>;
}

/**
 * Loads the banner, its code and texts, for visitors without a choice and for those who press a button with
 * `data-consent` in the footer. Without script nothing is stored or loaded from other sites, so no question is needed.
 */
export function ConsentLoader({ language, notice }: Props) {
  const [shown, setShown] = useState<Shown>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    const show = async (opener?: HTMLElement) => {
      try {
        const { ConsentBanner: Banner, consentTexts } = await import('./ConsentBanner.client');
        const texts = consentTexts(language);
        setShown((before) => ({ key: (before?.key ?? 0) + 1, Banner, texts, opener }));
        setStatus(texts.consentTitle);
      } catch {
        // The banner could not be loaded: nothing is allowed, and the next page asks again. Visitors who pressed the
        // button get a message.
        if (opener && notice) window.location.assign(notice);
      }
    };
    const onClick = ({ target }: MouseEvent) => {
      const opener = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
      if (opener) void show(opener);
    };
    document.addEventListener('click', onClick);
    const cancel = whenIdle(() => {
      if (!readConsent()) void show();
    });
    /** Answered in another tab, or on the page that was left: the question that nobody has asked for is over. */
    const onReturn = () => {
      if (readConsent()) setShown((now) => (now?.opener ? now : undefined));
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
      cancel();
    };
  }, [language, notice]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {shown && (
        <shown.Banner
          key={shown.key}
          texts={shown.texts}
          notice={notice}
          opener={shown.opener}
          onClosed={(message) => {
            setShown(undefined);
            setStatus(message);
          }}
        />
      )}
    </>
  );
}
