import type { ReactNode } from 'react';

import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';

import frame from './SiteFrame.module.scss';
import header from './header/SiteHeader.module.scss';

/** The frame without an application model, when the backend has never answered: a way home and content. */
export function BareFrame({ language, children }: { language: Language; children: ReactNode }) {
  const t = translator(language);
  return (
    <>
      <header className={header.header}>
        <a className={header.logo} href={addressOf('/', language)}>
          <b>{t('home')}</b>
        </a>
      </header>
      <main id="content" className={frame.main}>
        {children}
      </main>
    </>
  );
}
