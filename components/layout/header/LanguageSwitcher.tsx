import type { ApplicationModel } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language, Translate } from '@/lib/i18n/languages';

import styles from './LanguageSwitcher.module.scss';

interface Props {
  languages: ApplicationModel['languages'];
  language: Language;
  path: string;
  /** What follows the path in the address of every language, such as `?q=beton`. */
  query?: string;
  t: Translate;
}

/** Up to this many languages are side by side; more are in a drop-down. */
const mostInRow = 3;

function Links({ languages, language, path, query = '', isShort }: Omit<Props, 't'> & { isShort: boolean }) {
  return (
    <ul>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={addressOf(path, code) + query}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {isShort ? code.toUpperCase() : name}
            {isShort && <span className="visually-hidden"> {name}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to the page in each language. */
export function LanguageSwitcher({ t, ...props }: Props) {
  const { languages, language } = props;
  if (languages.length < 2) return null;
  return (
    <nav className={styles.switcher} aria-label={t('languageMenu')}>
      {languages.length <= mostInRow ? (
        <Links {...props} isShort />
      ) : (
        <details>
          <summary>{languages.find(({ code }) => code === language)?.name ?? t('languageMenu')}</summary>
          <Links {...props} isShort={false} />
        </details>
      )}
    </nav>
  );
}
