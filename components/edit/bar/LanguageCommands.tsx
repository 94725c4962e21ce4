'use client';

import { useRouter } from 'next/navigation';

import { editAddress } from '@/lib/edit/edit-path';
import { interfaceLanguages } from '@/lib/edit/interface-language';
import { type Language, languageName } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import { keepInterfaceLanguage } from '../state/keep-interface-language';
import styles from './EditBar.module.scss';

/** The part of the bar's menu with the page's other languages, and the languages of the buttons and labels. */
export function LanguageCommands({ onChosen }: { onChosen: () => void }) {
  const { t, path, language, languages, interfaceLanguage } = useEdit();
  const router = useRouter();
  const others = languages.filter(({ code }) => code !== language);
  const choose = (code: Language) => {
    keepInterfaceLanguage(code);
    onChosen();
    router.refresh();
  };
  return (
    <>
      {others.length > 0 && <p className={styles.heading}>{t('editPageLanguage')}</p>}
      {others.map(({ code, name }) => (
        // In another language the page changes, the buttons and labels do not.
        <a
          key={code}
          href={editAddress(path, code)}
          lang={code}
          hrefLang={code}
          onClick={() => keepInterfaceLanguage(interfaceLanguage)}
        >
          {name}
        </a>
      ))}
      <p className={styles.heading}>{t('editInterfaceLanguage')}</p>
      {interfaceLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === interfaceLanguage}
          onClick={() => choose(code)}
        >
          {languageName(code)}
        </button>
      ))}
    </>
  );
}
