'use client';

import { useState } from 'react';

import { AlertIcon } from '@/components/forms/StatusIcons';
import { editAddress } from '@/lib/edit/edit-path';
import { type ReusableSection, usersCount } from '@/lib/edit/reusable';
import type { Raw } from '@/lib/edit/wire-page';

import check from '../panels/CheckPanel.module.scss';
import parts from '../parts/Parts.module.scss';
import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';
import { UsedOn } from './UsedOn';

interface Props {
  reusable: ReusableSection;
  /** What it is on this page. */
  target: string;
  isDirty: boolean;
}

/** The text for each status of a reusable section. */
const states = { draft: 'editStateDraft', published: 'editStatePublished', changed: 'editStateChanged' } as const;

/** Above the form of a reusable section: that a change shows on other pages, on which, and whether it is public. */
export function ReusableTools({ reusable, target, isDirty }: Props) {
  const { t, user, language, unsaved, post, refreshPage } = useEdit();
  const [message, setMessage] = useState<{ text: string; isFailure: boolean }>();
  const [isBusy, setIsBusy] = useState(false);
  const { name, pageKey, link, revision, status } = reusable;
  const isPublished = status === 'published';

  const publish = async () => {
    if (isBusy) return;
    const reason = isDirty ? t('editPartSaveFirst') : isPublished ? t('editNothingToPublish') : undefined;
    if (reason) return setMessage({ text: reason, isFailure: isDirty });
    // Typed in another tab: this form does not have it.
    const isLeft = unsaved.includes(target);
    if (isLeft && !window.confirm(t('editConfirmPublishPartWithout', { places: name }))) return undefined;
    setIsBusy(true);
    setMessage({ text: t('editWorking'), isFailure: false });
    const answer = await post<Raw>('PublishPage', { pageKey, revision });
    setIsBusy(false);
    const refused = Array.isArray(answer.data?.problems) ? t('editReusableBlocked') : failureText(answer, t);
    setMessage({ text: answer.isOk ? t('editPartPublished') : refused, isFailure: !answer.isOk });
    if (answer.status !== 401) refreshPage(undefined);
  };

  return (
    <section className={parts.tools} aria-label={t('editReusable')}>
      <p className={check.note} data-severity="warning">
        <AlertIcon />
        <span>
          <b>{t('editReusableNamed', { name })}</b>{' '}
          {t('editReusableEverywhere', { count: String(usersCount(reusable)) })}
        </span>
      </p>
      <UsedOn usage={reusable} />
      <div className={check.lacks}>
        <p>
          <b>{t(states[status])}</b>
          {!isPublished && user.role !== 'admin' && ` ${t('editPartForAdmin')}`}
        </p>
        {user.role === 'admin' && (
          <button type="button" aria-disabled={isPublished || isDirty || isBusy} onClick={() => void publish()}>
            {t('editReusablePublish')}
          </button>
        )}
      </div>
      <p className={parts.usedOn}>
        <a href={editAddress(link, language)}>{t('editReusableOpen')}</a>
      </p>
      <p role="status" className={message?.isFailure ? parts.failure : undefined}>
        {message?.text}
      </p>
    </section>
  );
}
