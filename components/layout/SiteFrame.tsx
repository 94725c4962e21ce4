import type { ReactNode } from 'react';

import { Consent } from '@/components/consent/Consent';
import { Newsletter } from '@/components/newsletter/Newsletter';
import { Popup } from '@/components/popup/Popup';
import { ScrollToTop } from '@/components/ui/ScrollToTop.client';
import { barOf } from '@/lib/brand/brand';
import { privacyLink } from '@/lib/consent/notice-link';
import type { ApplicationModel, Page } from '@/lib/content';
import { type Language, translator } from '@/lib/i18n/languages';
import { iconSheetAddress } from '@/lib/icons/icon-sheet';

import { SiteHeader } from './header/SiteHeader';
import { Entrances } from './shell/Entrances.client';
import { SiteFooter } from './SiteFooter';
import styles from './SiteFrame.module.scss';
import { TopBar } from './TopBar';

interface Props {
  model: ApplicationModel;
  language: Language;
  /** The bare path of the page; null when the address cannot be a page. */
  path: string | null;
  /** What follows the path in the addresses of the other languages, such as `?q=beton`. */
  query?: string;
  /** The bare path whose item the menu marks, if it is not the page's own. */
  menuPath?: string;
  /** The fields of a page that its frame uses. */
  page?: Pick<Page, 'contentLanguage' | 'logoColor' | 'logoBgColor'>;
  children: ReactNode;
  /** Around what is above and below the content, in edit mode. */
  wrapPart?: (place: 'header' | 'footer', rendered: ReactNode) => ReactNode;
}

/** What is above the content of every page. */
export function FrameHead({ model, language, path, query, menuPath, page }: Omit<Props, 'children' | 'wrapPart'>) {
  const t = translator(language);
  return (
    <>
      <TopBar siteInfo={model.siteInfo} language={language} bar={barOf(model.brand)} t={t} />
      <SiteHeader model={model} language={language} {...{ path, query, menuPath, page }} t={t} />
    </>
  );
}

/** What is below the content of every page. */
export function FrameFoot({ model, language }: Pick<Props, 'model' | 'language'>) {
  return (
    <SiteFooter
      model={model}
      language={language}
      newsletter={<Newsletter language={language} notice={privacyLink(model)} />}
      iconSheet={iconSheetAddress(model)}
      t={translator(language)}
    />
  );
}

/** The frame of every page: top bar, header, content, footer. */
export function SiteFrame(props: Props) {
  const { model, language, page, children, wrapPart = (_place, rendered) => rendered, ...place } = props;
  const t = translator(language);
  const contentLanguage = page && page.contentLanguage !== language ? page.contentLanguage : undefined;
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Consent model={model} language={language} />
      {wrapPart('header', <FrameHead {...{ model, language, page, ...place }} />)}
      <main id="content" className={styles.main} lang={contentLanguage} tabIndex={-1}>
        {contentLanguage && (
          <p className={styles.foreign} lang={language}>
            {t('contentInTurkish')}
          </p>
        )}
        {children}
      </main>
      {wrapPart('footer', <FrameFoot {...{ model, language }} />)}
      <ScrollToTop label={t('scrollToTop')} />
      <Popup popup={model.popup} t={t} />
      <Entrances />
    </>
  );
}
