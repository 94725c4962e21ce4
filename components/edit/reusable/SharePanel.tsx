'use client';

import { type FormEvent, useId, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { sectionOf } from '@/lib/edit/wire-page';
import { defaultLanguage } from '@/lib/i18n/languages';

import styles from '../panels/EditPanel.module.scss';
import { PanelFrame } from '../panels/PanelFrame';
import { useEdit } from '../state/edit-context';

/** Longer names are refused by the backend. */
const maxName = 200;

/** Makes a section of the page a reusable one, under a name. */
export function SharePanel({ sectionId }: { sectionId: string }) {
  const { t, info, panel, open, readPanel, change, unsaved, showMessage } = useEdit();
  const title = sectionOf(info.page, defaultLanguage, sectionId)?.title;
  const [name, setName] = useState(typeof title === 'string' ? title : '');
  const [wrong, setWrong] = useState('');
  const [isSending, setIsSending] = useState(false);
  const id = useId();

  const share = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    // The saved text is what becomes reusable, and the form would save into a section that is another one by then.
    const problem = unsaved.includes(`section:${sectionId}`)
      ? t('editPartSaveFirst')
      : name.trim()
        ? ''
        : t('editRequired');
    setWrong(problem);
    if (problem) return document.getElementById(id)?.focus();
    setIsSending(true);
    const { isOk } = await change('ShareSection', { sectionId, name: name.trim() }, t('editReusableMade'));
    setIsSending(false);
    if (!isOk) return;
    // The editor may have opened something else meanwhile.
    if (readPanel().panel === panel) open(null);
    showMessage(t('editReusableMade'));
  };

  return (
    <PanelFrame title={t('editReusableMake')} onClose={() => open(null)}>
      <form className={styles.form} onSubmit={(event) => void share(event)} noValidate>
        <p>{t('editReusableMakeText')}</p>
        <div className={[form.field, wrong && form.wrong].filter(Boolean).join(' ')}>
          <label htmlFor={id}>
            {t('editReusableName')} <span>{t('editRequiredMark')}</span>
          </label>
          <input
            id={id}
            className={form.input}
            value={name}
            maxLength={maxName}
            autoComplete="off"
            lang={defaultLanguage}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-hint ${id}-wrong`}
            onChange={({ target }) => setName(target.value)}
          />
          <p id={`${id}-hint`} className={form.hint}>
            {t('editReusableNameHint')}
          </p>
          <FieldError id={`${id}-wrong`} error={wrong} />
        </div>
        <Button type="submit" title={t('editReusableMakeNow')} aria-disabled={isSending} />
      </form>
    </PanelFrame>
  );
}
