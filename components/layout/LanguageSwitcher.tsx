import type { ApplicationModel } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';

import styles from './LanguageSwitcher.module.scss';

interface Props {
  languages: ApplicationModel['languages'];
  language: Language;
  path: string;
  t: Translate;
}

/** Links to the page's twin in each language. */
export function LanguageSwitcher({ languages, language, path, t }: Props) {
  if (languages.length < 2) return null;
  return (
    <nav className={styles.switcher} aria-label={t('languageMenu')}>
      <ul>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={addressOf(path, code)}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {code.toUpperCase()}
              <span className="visually-hidden"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
