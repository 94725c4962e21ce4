'use client';

import { inLanguage } from '@/lib/i18n/languages';
import { changeTexts } from './change-texts';
import styles from './CompareDialog.module.scss';
import type { Change, FieldChange } from './compare-pages';
import { useEdit } from '../state/edit-context';
import { Reading } from './Reading';

interface Props {
  changes: readonly Change[];
  /** Brings a section into view where it is shown. */
  onShow: (target: string) => void;
}

/** What differs between two versions of a page, section by section and field by field. */
export function ChangeList({ changes, onShow }: Props) {
  const { t, language } = useEdit();
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
            <FieldReading key={`${change.name}.${change.language}`} change={change} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function FieldReading({ change }: { change: FieldChange }) {
  const { t, language, languages } = useEdit();
  const { field, before, after } = change;
  const spoken = languages.find(({ code }) => code === change.language);
  return (
    <dl className={styles.field}>
      <dt>
        {inLanguage(field.label, language)}
        {spoken && `, ${spoken.name}`}
      </dt>
      <dd lang={spoken?.code}>
        <del>
          <b lang={language}>{t('editCompareWas')}</b>
          <Reading field={field} value={before} nothing={t('editEmptyValue')} />
        </del>
      </dd>
      <dd lang={spoken?.code}>
        <ins>
          <b lang={language}>{t('editCompareIs')}</b>
          <Reading field={field} value={after} nothing={t('editEmptyValue')} />
        </ins>
      </dd>
    </dl>
  );
}
