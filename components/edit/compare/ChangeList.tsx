'use client';

import { inLanguage } from '@/lib/i18n/languages';
import { changeTexts } from './change-texts';
import styles from './CompareDialog.module.scss';
import type { Change, FieldChange } from './compare-pages';
import { useEdit } from '../state/edit-context';
import { ReadableValue } from './ReadableValue';

interface Props {
  changes: readonly Change[];
  /** Brings a section into view where it is shown. */
  onShow: (target: string) => void;
}

/** What differs between two versions of a page, section by section and field by field. */
export function ChangeList({ changes, onShow }: Props) {
  const { t, interfaceLanguage: language } = useEdit();
  return (
    <ol className={styles.list}>
      {changes.map(({ target, label, kind, fields }) => (
        <li key={target}>
          {target === 'page' ? (
            <p className={styles.target}>{inLanguage(label, language)}</p>
          ) : (
            <button type="button" className={styles.target} onClick={() => onShow(target)}>
              {inLanguage(label, language)} <span>{t(changeTexts[kind])}</span>
            </button>
          )}
          {fields.map((change) => (
            <FieldChangeView key={`${change.name}.${change.language}`} change={change} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function FieldChangeView({ change }: { change: FieldChange }) {
  const { t, interfaceLanguage: language, languages } = useEdit();
  const { field, before, after } = change;
  const languageShown = languages.find(({ code }) => code === change.language);
  return (
    <dl className={styles.field}>
      <dt>
        {inLanguage(field.label, language)}
        {languageShown && `, ${languageShown.name}`}
      </dt>
      <dd lang={languageShown?.code}>
        <del>
          <b lang={language}>{t('editCompareWas')}</b>
          <ReadableValue field={field} value={before} other={after} nothing={t('editEmptyValue')} />
        </del>
      </dd>
      <dd lang={languageShown?.code}>
        <ins>
          <b lang={language}>{t('editCompareIs')}</b>
          <ReadableValue field={field} value={after} other={before} nothing={t('editEmptyValue')} />
        </ins>
      </dd>
    </dl>
  );
}
