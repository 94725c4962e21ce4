'use client';

import { useId, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { PublishRequest } from '@/lib/edit/edit-info';

import panel from '../panels/EditPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { maxWords } from './max-words';

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
  const withdraw = () => void change('AnswerRequest', { id, action: 'withdraw' }, t('editRequestWithdrawn'));
  if (user.role !== 'admin') {
    return request.isOwn ? (
      <Button type="button" theme="outline" title={t('editRequestWithdraw')} onClick={withdraw} />
    ) : null;
  }
  const answerText = () => words.current?.value.trim() ?? '';
  const approve = () => {
    if (isChanged && !window.confirm(t('editRequestConfirmChanged'))) return;
    void publish({ name: 'AnswerRequest', body: { id, action: 'approve', answer: answerText() } });
  };
  const giveBack = () => {
    setError(answerText() ? '' : t('editRequestWhy'));
    if (!answerText()) return words.current?.focus();
    void change('AnswerRequest', { id, action: 'return', answer: answerText() }, t('editRequestReturned'));
  };
  return (
    <div className={panel.form}>
      <div className={[form.field, error && form.wrong].filter(Boolean).join(' ')}>
        <label htmlFor={fieldId}>{t('editRequestAnswer')}</label>
        <textarea
          id={fieldId}
          ref={words}
          className={form.input}
          maxLength={maxWords}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${fieldId}-wrong`}
        />
        <FieldError id={`${fieldId}-wrong`} error={error} />
      </div>
      <Button type="button" title={t(isChanged ? 'editRequestApproveNow' : 'editRequestApprove')} onClick={approve} />
      <Button type="button" theme="outline" title={t('editRequestReturn')} onClick={giveBack} />
    </div>
  );
}
