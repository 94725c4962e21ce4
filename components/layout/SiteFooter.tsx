import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/Icon';
import type { ApplicationModel } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';

import { Logo } from './Logo';
import { phoneHref } from './phone-href';
import styles from './SiteFooter.module.scss';

interface Props {
  model: ApplicationModel;
  language: Language;
  t: Translate;
}

/** The year at the company's seat; pages are regenerated often enough to follow it into a new year. */
function currentYear(): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Istanbul' }).format(new Date());
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className="note">{label}</span>
      {children}
    </div>
  );
}

/** SPEC.md §2, footer; the title block of the sheet. */
export function SiteFooter({ model: { siteInfo, footer, socialAccounts }, language, t }: Props) {
  const [texts, columns] = [
    footer.filter(({ submenu }) => submenu.length === 0),
    footer.filter(({ submenu }) => submenu.length > 0),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <a
            className={styles.logo}
            href={addressOf('/', language)}
            aria-label={t('homeLink', { site: siteInfo.title })}
          >
            <Logo />
          </a>
          {texts.map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
        {columns.map(({ title, text, submenu }, index) => (
          <nav key={title} className={styles.column} aria-labelledby={`footer-${index}`}>
            <h2 id={`footer-${index}`}>{title}</h2>
            {text && <p>{text}</p>}
            <ul>
              {submenu.map((item) => (
                <li key={item.title}>{item.link ? <a href={item.link}>{item.title}</a> : item.title}</li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.details}>
        {siteInfo.adress && <Detail label={t('address')}>{siteInfo.adress}</Detail>}
        {siteInfo.phone && (
          <Detail label={t('phone')}>
            <a href={phoneHref(siteInfo.phone)}>{siteInfo.phone}</a>
          </Detail>
        )}
        {siteInfo.email && (
          <Detail label={t('email')}>
            <a href={`mailto:${siteInfo.email}`}>{siteInfo.email}</a>
          </Detail>
        )}
        {socialAccounts.length > 0 && (
          <Detail label={t('socialAccounts')}>
            <ul className={styles.social}>
              {socialAccounts.map(({ name, icon, link }) => (
                <li key={link}>
                  <a href={link} rel="noopener noreferrer" aria-label={name}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </Detail>
        )}
      </div>
      <p className={styles.copyright}>
        © {currentYear()} {siteInfo.copyright}
      </p>
    </footer>
  );
}
