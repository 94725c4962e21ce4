'use client';

import { useId, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { PublishRequest } from '@/lib/edit/edit-info';

import panel from '../panels/EditPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { focusPanelAfter } from '../state/focus-after';
import { KeptWords } from './KeptWords';
import { maxWords } from './max-words';
import { useKeptWords } from './use-kept-words';

interface Props {
  request: PublishRequest;
  /** Whether it is about a part of every page. */
  isOfPart?: boolean;
  /** Whether what is to be published has changed since. */
  isChanged: boolean;
  /** Whether an answer is being sent. */
  isBusy?: boolean;
  onApprove: (answer: string) => void;
  onWithdraw: () => void;
  /** Sends it back. @returns whether that was done */
  onReturn: (answer: string) => Promise<boolean>;
}

/** What can be done about an open request: administrators approve or return it, its author withdraws it. */
export function AnswerForm({ request, isOfPart, isChanged, isBusy = false, onApprove, onWithdraw, onReturn }: Props) {
  const { t, user } = useEdit();
  const [error, setError] = useState('');
  const words = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const { id } = request;
  const { text, change: setText, isFromBefore, forget, forgetSent } = useKeptWords(`answer:${id}`, { isOfPart });
  if (user.role !== 'admin') {
    return request.isOwn ? (
      <Button
        ref={focusPanelAfter}
        type="button"
        theme="outline"
        title={t('editRequestWithdraw')}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onWithdraw()}
      />
    ) : null;
  }
  const answer = text.trim();
  const approve = () => {
    if (isBusy) return;
    if (isChanged && !window.confirm(t('editRequestConfirmChanged'))) return;
    onApprove(answer);
  };
  const giveBack = async () => {
    if (isBusy) return;
    setError(answer ? '' : t('editRequestWhy'));
    if (!answer) return words.current?.focus();
    if (await onReturn(answer)) forgetSent(answer);
  };
  return (
    <div ref={focusPanelAfter} className={panel.form}>
      <div className={[form.field, error && form.wrong].filter(Boolean).join(' ')}>
        <label htmlFor={fieldId}>{t('editRequestAnswer')}</label>
        <textarea
          id={fieldId}
          ref={words}
          className={form.input}
          value={text}
          maxLength={maxWords}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${fieldId}-wrong`}
          onChange={({ target }) => setText(target.value)}
        />
        {isFromBefore && <KeptWords label={t('editRequestAnswer')} onForget={forget} />}
        <FieldError id={`${fieldId}-wrong`} error={error} />
      </div>
      <Button
        type="button"
        title={t(isChanged ? 'editRequestApproveNow' : 'editRequestApprove')}
        aria-disabled={isBusy}
        onClick={approve}
      />
      <Button
        type="button"
        theme="outline"
        title={t('editRequestReturn')}
        aria-disabled={isBusy}
        onClick={() => void giveBack()}
      />
    </div>
  );
}
