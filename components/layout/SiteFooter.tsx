import type { ReactNode } from 'react';

import { InLanguage } from '@/components/ui/InLanguage';
import { isDarkBrand } from '@/lib/brand/brand';
import { hasLogo } from '@/lib/brand/name-mark';
import type { ApplicationModel } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';

import { currentYear } from './current-year';
import { CurrentYear } from './CurrentYear.client';
import { FooterContact } from './FooterContact';
import { FooterMenu } from './FooterMenu';
import { Logo } from './Logo';
import styles from './SiteFooter.module.scss';

interface Props {
  model: ApplicationModel;
  language: Language;
  /** The newsletter form. */
  newsletter?: ReactNode;
  /** The file with the icons of the accounts, if the page loads one anyway. */
  iconSheet?: string;
  t: Translate;
}

/** The footer, designed as the title block of a drawing. Cells have few classes, since every page contains it twice. */
export function SiteFooter({ model, language, newsletter, iconSheet, t }: Props) {
  const { siteInfo, footer, socialAccounts } = model;
  const texts = footer.filter(({ submenu }) => submenu.length === 0);
  const menus = footer.filter(({ submenu }) => submenu.length > 0);
  const home = addressOf('/', language);
  const hasContact = siteInfo.adress || siteInfo.phone || siteInfo.email || socialAccounts.length > 0;
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.site}>
        {hasLogo(model) && (
          <a className={styles.logo} href={home} aria-label={t('homeLink', { site: siteInfo.title })}>
            <Logo model={model} isOnDark={isDarkBrand(model.brand)} room={[150, 44]} />
          </a>
        )}
        {/* Without a logo the name leads home. */}
        <h2 lang={siteInfo.foreign?.title}>{hasLogo(model) ? siteInfo.title : <a href={home}>{siteInfo.title}</a>}</h2>
        {siteInfo.subTitle && <p lang={siteInfo.foreign?.subTitle}>{siteInfo.subTitle}</p>}
        {texts.map(({ title, text, foreign }, index) => (
          <div key={index}>
            {/* A menu item for the site itself often has the site's title, which is shown above. */}
            {title && title !== siteInfo.title && <h2 lang={foreign?.title}>{title}</h2>}
            {text && <p lang={foreign?.text}>{text}</p>}
          </div>
        ))}
      </div>
      {newsletter && <div className={styles.newsletter}>{newsletter}</div>}
      {menus.length > 0 && (
        <div className={styles.menus}>
          {menus.map((item, index) => (
            <FooterMenu key={index} item={item} />
          ))}
        </div>
      )}
      {hasContact && (
        <div className={styles.contact}>
          <FooterContact model={model} language={language} iconSheet={iconSheet} t={t} />
        </div>
      )}
      <div className={styles.end}>
        <p>
          © <CurrentYear made={currentYear()} />
          {siteInfo.copyright && <InLanguage lang={siteInfo.foreign?.copyright}>{` ${siteInfo.copyright}`}</InLanguage>}
        </p>
        {/* Without script nothing is stored, so there are no preferences. */}
        <button type="button" data-consent="">
          {t('consentTitle')}
        </button>
      </div>
    </footer>
  );
}
