'use client';

import { useEffect, useId, useRef, useState } from 'react';

import { AlertIcon } from '@/components/forms/StatusIcons';
import { Button } from '@/components/ui/Button';
import { proposedChoices, type Side } from '@/lib/edit/conflict';
import { inLanguage } from '@/lib/i18n/languages';

import styles from './ConflictView.module.scss';
import { useEdit } from '../state/edit-context';
import { focusPanelAfter } from '../state/focus-after';
import { ReadableValue } from './ReadableValue';
import type { Conflict } from '../state/form-state';

interface Props {
  conflict: Conflict;
  /** Saves what was chosen. */
  onResolve: (choices: Record<string, Side>) => void;
  onPostpone: () => void;
}

/** Shows somebody else's saved values beside this editor's values. The editor chooses one of the two for each field. */
export function ConflictView({ conflict, onResolve, onPostpone }: Props) {
  const { t, interfaceLanguage: language, languages, info } = useEdit();
  const { differences } = conflict;
  const [choices, setChoices] = useState(() => proposedChoices(differences));
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone. Without the focus in the panel, its keys would do nothing.
  useEffect(() => heading.current?.focus(), []);
  const all = (side: Side) => Object.fromEntries(differences.map(({ name }) => [name, side] as const));
  const languageName = languages.find(({ code }) => code === conflict.language)?.name ?? conflict.language;
  return (
    <section
      ref={focusPanelAfter}
      className={styles.conflict}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <AlertIcon />
      <div>
        <h3 ref={heading} id={`${id}-title`} tabIndex={-1}>
          {t('editConflictTitle')}
        </h3>
        <p id={`${id}-text`}>
          {t('editConflictText', { language: languageName })}{' '}
          {info.others?.[0] && t('editAlsoHere', { names: info.others.map(({ name }) => name).join(', ') })}
        </p>
        <div className={styles.quick}>
          <Button
            type="button"
            size="small"
            theme="ink"
            title={t('editKeepMine')}
            onClick={() => onResolve(all('mine'))}
          />
          <Button
            type="button"
            size="small"
            theme="outline"
            title={t('editTakeTheirs')}
            onClick={() => onResolve(all('theirs'))}
          />
        </div>
      </div>
      <div className={styles.fields}>
        {differences.map(({ name, field, mine, theirs, changedBy }) => (
          <fieldset key={name}>
            <legend>{inLanguage(field.label, language)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`${id}-${name}`}
                  checked={choices[name] === side}
                  onChange={() => setChoices({ ...choices, [name]: side })}
                />
                <span>
                  <b>{t(side === 'mine' ? 'editMine' : 'editTheirs')}</b>
                  {changedBy !== 'both' && changedBy !== side && <small>{t('editUnchanged')}</small>}
                  <span className={styles.reading} lang={conflict.language}>
                    <ReadableValue
                      field={field}
                      value={side === 'mine' ? mine : theirs}
                      nothing={t('editEmptyValue')}
                    />
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.end}>
        <Button type="button" size="small" title={t('editMerge')} onClick={() => onResolve(choices)} />
        <Button type="button" size="small" theme="outline" title={t('editBackToForm')} onClick={onPostpone} />
      </div>
    </section>
  );
}
