'use client';

import { type FormEvent, useId, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { editAddress } from '@/lib/edit/edit-path';
import { keyFromTitle } from '@/lib/text/slugify';
import { defaultLanguage } from '@/lib/i18n/languages';
import { addressOfKey } from '@/lib/routes/page-address';
import { maxNewTitle } from '@/lib/sections/text-limits';

import { KeptWords } from '../request/KeptWords';
import { useKeptWords } from '../request/use-kept-words';
import { useEdit } from '../state/edit-context';
import styles from './EditPanel.module.scss';
import type { EditKey } from '../texts/edit-texts';
import { failureText } from '../texts/failure-text';
import { tooLongText } from '../texts/field-error';
import { PanelFrame } from './PanelFrame';

interface Created {
  link?: string;
  fields?: Record<string, string>;
}

interface Props {
  /** Opens the new page. Replaced in tests. */
  openAddress?: (address: string) => void;
}

const problems: Readonly<Record<string, EditKey>> = {
  taken: 'editTaken',
  required: 'editRequired',
  invalid: 'editInvalidText',
};

/** Creates a page, empty or with a copy of this page's sections. Only editors see it until it is published. */
export function CreatePanel({ openAddress = (address) => window.location.assign(address) }: Props) {
  const { t, post, open, pageKey, language } = useEdit();
  const title = useKeptWords('new-page');
  const keptKey = useKeptWords('new-page:key');
  // Without a text no page was begun: a choice from before would be overlooked.
  const content = useKeptWords('new-page:content', { isRestored: title.text !== '' || keptKey.text !== '' });
  const [ownKey, setOwnKey] = useState(keptKey.text || undefined);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [status, setStatus] = useState('');
  const [isSending, setIsSending] = useState(false);
  const id = useId();
  const key = ownKey ?? keyFromTitle(title.text);
  const kept = [title, keptKey, content];
  const forget = () => {
    for (const field of kept) field.forget();
    setOwnKey(undefined);
  };

  const refuse = (fields: Record<string, string>) => {
    setWrong(fields);
    const [first] = ['title', 'pageKey'].filter((name) => fields[name]);
    document.getElementById(`${id}-${first}`)?.focus();
  };
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const isCopy = content.text === 'copy';
    const name = title.text.trim();
    if (!name) return refuse({ title: 'required' });
    // The address must be exactly as shown, and as the backend accepts it.
    if (!key || keyFromTitle(key) !== key) return refuse({ pageKey: key ? 'invalid' : 'required' });
    setWrong({});
    setIsSending(true);
    setStatus(t('editWorking'));
    const body = { title: name, pageKey: key, language: defaultLanguage, ...(isCopy && { copyFrom: pageKey }) };
    const answer = await post<Created>('CreatePage', body);
    if (answer.isOk && answer.data?.link) {
      forget();
      return openAddress(editAddress(answer.data.link, language));
    }
    setIsSending(false);
    setStatus(answer.data?.fields ? t('editCheckFields') : failureText(answer, t));
    if (answer.data?.fields) refuse(answer.data.fields);
  };
  const problemOf = (name: string) => {
    const code = wrong[name];
    if (code === 'too_long') return tooLongText(name === 'title' ? title.text : key, maxNewTitle, t);
    // What was typed, as it could be: Jet Grout → jet-grout.
    if (code === 'invalid' && name === 'pageKey')
      return t('editInvalidKey', { example: keyFromTitle(key) || 'jet-grout' });
    return code && t(problems[code] ?? 'editInvalid');
  };

  return (
    <PanelFrame title={t('editNewPage')} onClose={() => open(null)}>
      <form className={styles.form} onSubmit={(event) => void create(event)} noValidate>
        {kept.some(({ isFromBefore }) => isFromBefore) && <KeptWords label={t('editNewPage')} onForget={forget} />}
        <div className={[form.field, wrong.title && form.wrong].filter(Boolean).join(' ')}>
          <label htmlFor={`${id}-title`}>
            {t('editNewPageTitle')} <span>{t('editRequiredMark')}</span>
          </label>
          <input
            id={`${id}-title`}
            className={form.input}
            value={title.text}
            autoComplete="off"
            lang={defaultLanguage}
            aria-invalid={wrong.title ? true : undefined}
            aria-describedby={`${id}-title-wrong`}
            onChange={({ target }) => title.change(target.value)}
          />
          <FieldError id={`${id}-title-wrong`} error={problemOf('title')} />
        </div>
        <div className={[form.field, wrong.pageKey && form.wrong].filter(Boolean).join(' ')}>
          <label htmlFor={`${id}-pageKey`}>{t('editNewPageKey')}</label>
          <input
            id={`${id}-pageKey`}
            className={form.input}
            value={key}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            aria-invalid={wrong.pageKey ? true : undefined}
            aria-describedby={`${id}-pageKey-hint ${id}-pageKey-wrong`}
            onChange={({ target }) => {
              setOwnKey(target.value);
              keptKey.change(target.value);
            }}
          />
          <p id={`${id}-pageKey-hint`} className={form.hint}>
            {t('editNewPageKeyHint', { address: addressOfKey(key || '…') })}
          </p>
          <FieldError id={`${id}-pageKey-wrong`} error={problemOf('pageKey')} />
        </div>
        <fieldset className={styles.choices}>
          <legend>{t('editNewPageContent')}</legend>
          <label>
            <input type="radio" name="content" checked={content.text !== 'copy'} onChange={() => content.change('')} />
            {t('editNewPageEmpty')}
          </label>
          <label>
            <input
              type="radio"
              name="content"
              checked={content.text === 'copy'}
              onChange={() => content.change('copy')}
            />
            {t('editNewPageCopy')}
          </label>
        </fieldset>
        <Button type="submit" title={t('editNewPageCreate')} aria-disabled={isSending} />
        <p role="status">{status}</p>
      </form>
    </PanelFrame>
  );
}
