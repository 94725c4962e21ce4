'use client';

import { useRef, useState } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';

import check from '../panels/CheckPanel.module.scss';
import { useEdit } from '../state/edit-context';
import { PartProblems } from './PartProblems';
import { PartRequest } from './PartRequest';
import styles from './Parts.module.scss';
import { PartVersions } from './PartVersions';
import { usePartCalls } from './use-part-calls';

interface Props {
  name: PartName;
  isDirty: boolean;
}

/** Above the form of a part of every page: whether its draft is public, its problems, the request to publish it,
 * publishing, and its versions. */
export function PartTools({ name, isDirty }: Props) {
  const { t, info, user } = useEdit();
  const part = info.parts?.[name];
  const status = useRef<HTMLParagraphElement>(null);
  const requestBox = useRef<HTMLDivElement>(null);
  const [hasVersions, setHasVersions] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const calls = usePartCalls(name, isDirty, () => {
    setIsAsking(false);
    // The pressed button goes with its form.
    if (requestBox.current?.contains(document.activeElement)) status.current?.focus();
  });
  if (!part) return null;
  const isPublished = part.status === 'published';
  const isAdmin = user.role === 'admin';
  const { request } = part;
  const isAnswered = request?.isOwn === true && request.state === (isPublished ? 'approved' : 'returned');
  const hasRequest = request?.state === 'open' || isAnswered;
  const canAsk = !isAdmin && !isPublished && request !== undefined && !hasRequest;

  return (
    <section className={styles.tools} aria-label={t('editPartState')}>
      <p>{t('editPartEverywhere')}</p>
      <div className={check.lacks}>
        <p>
          <b>{t(isPublished ? 'editStatePublished' : 'editStateChanged')}</b>
          {!isPublished && !isAdmin && ` ${t('editPartForAdmin')}`}
        </p>
        {canAsk && (
          <button type="button" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
            {t('editRequest')}
          </button>
        )}
        {isAdmin && (
          <button
            type="button"
            aria-disabled={isPublished || isDirty || calls.isBusy}
            onClick={() => void calls.publish('PublishPart', {})}
          >
            {t('editPublish')}
          </button>
        )}
        <button type="button" aria-expanded={hasVersions} onClick={() => setHasVersions(!hasVersions)}>
          {t('editVersions')}
        </button>
      </div>
      <p ref={status} role="status" tabIndex={-1} className={calls.message?.isFailure ? styles.failure : undefined}>
        {calls.message?.text}
      </p>
      {(hasRequest || (canAsk && isAsking)) && (
        <div ref={requestBox} className={styles.tools}>
          <PartRequest name={name} isDirty={isDirty} calls={calls} />
        </div>
      )}
      {!isPublished && <PartProblems name={name} problems={part.problems} />}
      {hasVersions && <PartVersions name={name} revision={part.revision} />}
    </section>
  );
}
