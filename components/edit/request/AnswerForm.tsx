'use client';

import { useId, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { PublishRequest } from '@/lib/edit/edit-info';

import panel from '../panels/EditPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { KeptWords } from './KeptWords';
import { maxWords } from './max-words';
import { useKeptWords } from './use-kept-words';

interface Props {
  request: PublishRequest;
  /** Whether the page has changed since. */
  isChanged: boolean;
}

/** What can be done about an open request: administrators approve or return it, its author withdraws it. */
export function AnswerForm({ request, isChanged }: Props) {
  const { t, user, change, publish } = useEdit();
  const [error, setError] = useState('');
  const words = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const { id } = request;
  const { text, change: setText, isFromBefore, forget } = useKeptWords(`answer:${id}`);
  const withdraw = () => void change('AnswerRequest', { id, action: 'withdraw' }, t('editRequestWithdrawn'));
  if (user.role !== 'admin') {
    return request.isOwn ? (
      <Button type="button" theme="outline" title={t('editRequestWithdraw')} onClick={withdraw} />
    ) : null;
  }
  const answer = text.trim();
  const approve = () => {
    if (isChanged && !window.confirm(t('editRequestConfirmChanged'))) return;
    void publish({ name: 'AnswerRequest', body: { id, action: 'approve', answer } });
  };
  const giveBack = async () => {
    setError(answer ? '' : t('editRequestWhy'));
    if (!answer) return words.current?.focus();
    const { isOk } = await change('AnswerRequest', { id, action: 'return', answer }, t('editRequestReturned'));
    if (isOk) forget();
  };
  return (
    <div className={panel.form}>
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
      <Button type="button" title={t(isChanged ? 'editRequestApproveNow' : 'editRequestApprove')} onClick={approve} />
      <Button type="button" theme="outline" title={t('editRequestReturn')} onClick={() => void giveBack()} />
    </div>
  );
}
