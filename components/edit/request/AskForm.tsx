'use client';

import { type FormEvent, useId, useState } from 'react';

import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { PageProblem } from '@/lib/edit/edit-info';

import panel from '../panels/EditPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { placeNames } from '../texts/unsaved-text';
import { KeptWords } from './KeptWords';
import { maxWords } from './max-words';
import { useKeptWords } from './use-kept-words';

/** Asks administrators to publish the page as it is saved. */
export function AskForm({ isRenewed }: { isRenewed: boolean }) {
  const { t, info, unsaved, interfaceLanguage, change, showProblems } = useEdit();
  const { text: note, change: setNote, isFromBefore, forget } = useKeptWords('request');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const places = placeNames(unsaved, info.page, interfaceLanguage, t);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await change('RequestPublish', { note }, t('editRequestSent'));
    setBusy(false);
    if (answer.isOk) forget();
    const problems = answer.data?.problems;
    if (Array.isArray(problems)) showProblems(problems as PageProblem[]);
  };
  return (
    <form className={panel.form} onSubmit={(event) => void send(event)}>
      {places && <p>{t('editRequestUnsaved', { places })}</p>}
      <div className={form.field}>
        <label htmlFor={`${id}-note`}>{t('editRequestNote')}</label>
        <textarea
          id={`${id}-note`}
          className={form.input}
          value={note}
          maxLength={maxWords}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setNote(target.value)}
        />
        {isFromBefore && <KeptWords label={t('editRequestNote')} onForget={forget} />}
        <p id={`${id}-hint`} className={form.hint}>
          {t('editRequestHint')}
        </p>
      </div>
      <Button type="submit" title={t(isRenewed ? 'editRequestAgain' : 'editRequest')} aria-disabled={isBusy} />
    </form>
  );
}
