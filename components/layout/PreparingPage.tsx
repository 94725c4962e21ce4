import type { ApplicationModel } from '@/lib/content';
import { type Language, translator } from '@/lib/i18n/languages';

import { FooterContact } from './FooterContact';
import { LanguageSwitcher } from './header/LanguageSwitcher';
import styles from './PreparingPage.module.scss';
import { SiteFrame } from './SiteFrame';

interface Props {
  model: ApplicationModel;
  language: Language;
}

function PreparingText({ model: { siteInfo, socialAccounts }, language }: Props) {
  const t = translator(language);
  const hasContact = [siteInfo.adress, siteInfo.phone, siteInfo.email, ...socialAccounts].some(Boolean);
  return (
    <div className={styles.text}>
      <h1>{t('preparingTitle')}</h1>
      <p className="lead">{t(hasContact ? 'preparingText' : 'preparingTextAlone')}</p>
    </div>
  );
}

/** In place of a home page that does not exist yet: a sheet with the company's name and contact data, once known. */
export function PreparingPage({ model, language }: Props) {
  const { menu, footer, siteInfo, languages } = model;
  const t = translator(language);
  if (menu.length > 0 || footer.length > 0) {
    return (
      <SiteFrame model={model} language={language} path="/">
        <PreparingText model={model} language={language} />
      </SiteFrame>
    );
  }
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        {!siteInfo.isUnnamed && (
          <p className="lead" lang={siteInfo.foreign?.title}>
            {siteInfo.title}
          </p>
        )}
        <LanguageSwitcher languages={languages} language={language} path="/" t={t} />
      </header>
      <main id="content">
        <PreparingText model={model} language={language} />
      </main>
      <footer id="footer" className={styles.foot}>
        <FooterContact model={model} language={language} t={t} />
      </footer>
    </div>
  );
}
