'use client';

import { defaultLanguage } from '@/lib/i18n/languages';

import check from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { placeNames } from '../texts/unsaved-text';
import { countText } from './count-text';
import { openTexts } from './open-texts';

/** What of this page is not translated, by language. Each entry leads to its first field. */
export function ThisPage() {
  const { t, info, pageKey, problems = [], languages, interfaceLanguage, open } = useEdit();
  const translations = languages.filter(({ code }) => code !== defaultLanguage);
  return translations.map(({ code, name }) => {
    const places = openTexts(info.page, pageKey, problems, code, info.parts);
    return (
      <section key={code} className={check.problems}>
        <h3>
          {t('editTranslationsHere')} <span lang={code}>{name}</span>
        </h3>
        {places.length === 0 && <p>{t('editTranslatedAll')}</p>}
        <ul>
          {places.map(({ target, count, field }) => (
            <li key={target}>
              <button type="button" className={check.problem} onClick={() => open(target, { field, language: code })}>
                <b>{placeNames([target], info.page, interfaceLanguage, t)}</b>
                <span>{countText(count, t)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
