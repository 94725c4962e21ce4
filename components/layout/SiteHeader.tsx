import type { CSSProperties } from 'react';

import { needsDarkGround } from '@/lib/color/contrast';
import type { ApplicationModel, Page } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';

import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import styles from './SiteHeader.module.scss';

interface Props {
  model: ApplicationModel;
  language: Language;
  /** The bare path of the page; null where the address is no page's. */
  path: string | null;
  /** Its colours. */
  page?: Pick<Page, 'logoColor' | 'logoBgColor'>;
  t: Translate;
}

/** The bar with the logo and the menu. Without script the menu opens from a `details` element. */
export function SiteHeader({ model, language, path, page, t }: Props) {
  const { logoColor, logoBgColor } = page ?? {};
  const isOnInk = logoColor && logoBgColor && needsDarkGround(logoColor, logoBgColor);
  // A coloured logo is of one colour, its facets of the plate's.
  const logoColors = {
    '--logo-color': logoColor,
    '--logo-accent': logoColor && 'currentColor',
    '--logo-bg': logoBgColor,
    '--logo-facet': logoBgColor,
  } as CSSProperties;
  return (
    <header className={styles.bar}>
      <a
        className={isOnInk ? `${styles.logo} ${styles.onInk}` : styles.logo}
        href={addressOf('/', language)}
        aria-label={t('homeLink', { site: model.siteInfo.title })}
        style={logoColor || logoBgColor ? logoColors : undefined}
      >
        <Logo />
      </a>
      <details className={styles.toggler}>
        <summary>
          <span className="visually-hidden">{t('openMenu')}</span>
          <i aria-hidden="true" />
        </summary>
      </details>
      <div className={styles.panel}>
        <MainMenu menu={model.menu} address={path && addressOf(path, language)} t={t} />
        <LanguageSwitcher languages={model.languages} language={language} path={path ?? '/'} t={t} />
      </div>
    </header>
  );
}
