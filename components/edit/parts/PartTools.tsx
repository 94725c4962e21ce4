'use client';

import { useState } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';
import type { Raw } from '@/lib/edit/wire-page';

import check from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';
import { PartProblems } from './PartProblems';
import styles from './Parts.module.scss';
import { PartVersions } from './PartVersions';

interface Props {
  name: PartName;
  isDirty: boolean;
}

/** Above the form of a part of every page: whether its draft is public, its problems, publishing, and its versions. */
export function PartTools({ name, isDirty }: Props) {
  const { t, info, user, post, refreshPage, followPart } = useEdit();
  const part = info.parts?.[name];
  const [message, setMessage] = useState<{ text: string; isFailure: boolean }>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasVersions, setHasVersions] = useState(false);
  if (!part) return null;
  const isPublished = part.status === 'published';
  const errors = part.problems.filter(({ severity }) => severity === 'error');

  const publish = async () => {
    if (isBusy) return;
    const reason = isDirty ? t('editPartSaveFirst') : isPublished ? t('editNothingToPublish') : undefined;
    if (reason) return setMessage({ text: reason, isFailure: isDirty });
    if (errors.length > 0) {
      return setMessage({ text: t('editBlocked', { count: String(errors.length) }), isFailure: true });
    }
    setIsBusy(true);
    setMessage({ text: t('editWorking'), isFailure: false });
    const answer = await post<Raw>('PublishPart', { part: name, revision: part.revision });
    setIsBusy(false);
    setMessage({ text: answer.isOk ? t('editPartPublished') : failureText(answer, t), isFailure: !answer.isOk });
    refreshPage(undefined);
    if (answer.isOk) await followPart();
  };

  return (
    <section className={styles.tools} aria-label={t('editPartState')}>
      <p>{t('editPartEverywhere')}</p>
      <div className={check.lacks}>
        <p>
          <b>{t(isPublished ? 'editStatePublished' : 'editStateChanged')}</b>
          {!isPublished && user.role !== 'admin' && ` ${t('editPartForAdmin')}`}
        </p>
        {user.role === 'admin' && (
          <button type="button" aria-disabled={isPublished || isDirty || isBusy} onClick={() => void publish()}>
            {t('editPublish')}
          </button>
        )}
        <button type="button" aria-expanded={hasVersions} onClick={() => setHasVersions(!hasVersions)}>
          {t('editVersions')}
        </button>
      </div>
      <p role="status" className={message?.isFailure ? styles.failure : undefined}>
        {message?.text}
      </p>
      {!isPublished && <PartProblems name={name} problems={part.problems} />}
      {hasVersions && <PartVersions name={name} revision={part.revision} />}
    </section>
  );
}
