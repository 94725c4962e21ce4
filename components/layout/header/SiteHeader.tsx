import type { CSSProperties } from 'react';

import { Icon } from '@/components/ui/Icon';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { Picture } from '@/components/ui/Picture';
import { carriesWhiteText, needsDarkGround } from '@/lib/color/contrast';
import { barOf, isDarkBrand } from '@/lib/brand/brand';
import { hasLogo } from '@/lib/brand/name-mark';
import type { ApplicationModel, Page } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';
import { iconSheetAddress, menuIcons } from '@/lib/icons/icon-sheet';
import { searchPath } from '@/lib/routes/site-routes';

import { Logo } from '../Logo';
import { HeaderPanel, type PanelVariant } from './HeaderPanel.client';
import { LanguageSwitcher } from './LanguageSwitcher';
import { MainMenu } from './MainMenu.client';
import { fitsBar } from './fits-bar';
import { menuEntries } from './menu-entries';
import styles from './SiteHeader.module.scss';

interface Props {
  model: ApplicationModel;
  language: Language;
  /** The bare path of the page; null when the address cannot be a page. */
  path: string | null;
  /** What follows the path in the addresses of the other languages, such as `?q=beton`. */
  query?: string;
  /** The bare path whose item the menu marks, if it is not the page's own. */
  menuPath?: string;
  /** The page's logo colours. */
  page?: Pick<Page, 'logoColor' | 'logoBgColor'>;
  /** The form of the menu as a panel. Default: over the page, and at every width if the items do not fit into a bar. */
  variant?: PanelVariant;
  t: Translate;
}

/**
 * The bar with the logo and the menu. Without script the menu opens from a `details` element. Without a menu, search,
 * phone and languages are in the bar itself at every width, and there is no button.
 */
export function SiteHeader({ model, language, path, query, menuPath, page, variant: chosen, t }: Props) {
  const bar = barOf(model.brand);
  // A page's plate is made for a logo that stands at the start of the bar on paper.
  const hasPlate = !bar && hasLogo(model);
  const { logoColor, logoBgColor } = (hasPlate && page) || {};
  const isOnInk = logoColor && logoBgColor && needsDarkGround(logoColor, logoBgColor);
  // A coloured logo has one colour; its details are in the colour of the plate.
  const logoColors = {
    '--logo-color': logoColor,
    '--logo-accent': logoColor && 'currentColor',
    '--logo-bg': logoBgColor,
    '--logo-facet': logoBgColor,
    // A name starts where the text does; the demo's logo begins with a symbol. A brand says it for itself.
    '--logo-x': model.brand || hasLogo(model) ? undefined : 'var(--rail)',
  } as CSSProperties;
  const marked = menuPath ?? path;
  const entries = menuEntries(model.menu, {
    address: marked && addressOf(marked, language),
    icons: menuIcons(model.menu),
    picture: (image) => <Picture image={image} sizes="400px" range={{ from: 400, to: 400 }} isDecorative />,
  });
  const isBare = entries.length === 0;
  const variant = chosen ?? (fitsBar(entries, model.languages.length) ? 'full' : 'hamburger');
  const { phone, title } = model.siteInfo;
  // On a phone, a bar without a menu has room for icons only.
  const icon = (name: string) => (isBare ? <Icon name={name} /> : undefined);
  const isLogoOnDark = logoColor ? !carriesWhiteText(logoColor) : bar === 'dark' || isDarkBrand(model.brand);
  return (
    <header className={styles.header} data-bar={bar}>
      <a
        className={[styles.logo, isOnInk && styles.onInk, isBare && styles.bareLogo].filter(Boolean).join(' ')}
        href={addressOf('/', language)}
        aria-label={t('homeLink', { site: title })}
        style={logoColors}
      >
        <Logo model={model} isOnDark={isLogoOnDark} />
      </a>
      <HeaderPanel label={t('openMenu')} variant={isBare ? undefined : variant}>
        {!isBare && (
          <MainMenu
            entries={entries}
            iconSheet={iconSheetAddress(model)}
            label={t('mainMenu')}
            panelLabel={t('openSubmenu', { title: '{title}' })}
            isAlwaysPanel={variant === 'hamburger'}
          />
        )}
        <div className={isBare ? styles.bareFoot : styles.foot}>
          <a className={styles.panelLink} href={addressOf(searchPath, language)}>
            {icon('search')}
            {t('searchLabel')}
          </a>
          {phone && <PhoneLink phone={phone} language={language} className={styles.panelLink} icon={icon('phone')} />}
          <LanguageSwitcher languages={model.languages} language={language} path={path ?? '/'} query={query} t={t} />
        </div>
      </HeaderPanel>
    </header>
  );
}
