'use client';

import { useRef, useState } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';

import check from '../panels/CheckPanel.module.scss';
import { ScheduleForm } from '../panels/ScheduleForm';
import { useEdit } from '../state/edit-context';
import { usePlan } from '../state/use-plan';
import { placeName } from '../texts/unsaved-text';
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
 * publishing now or at a time, and its versions. */
export function PartTools({ name, isDirty }: Props) {
  const { t, info, user, interfaceLanguage: language } = useEdit();
  const part = info.parts?.[name];
  const status = useRef<HTMLParagraphElement>(null);
  const requestBox = useRef<HTMLDivElement>(null);
  const [hasVersions, setHasVersions] = useState(false);
  const [isPlanning, setIsPlanning] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const plan = usePlan(part?.scheduled);
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
    <section className={styles.tools} aria-label={t('editPartState')} data-own-undo="">
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
        {isAdmin && part.scheduled && (
          <button type="button" aria-expanded={isPlanning} onClick={() => setIsPlanning(!isPlanning)}>
            {[t('editSchedule'), plan].filter(Boolean).join(': ')}
          </button>
        )}
        <button type="button" aria-expanded={hasVersions} onClick={() => setHasVersions(!hasVersions)}>
          {t('editVersions')}
        </button>
      </div>
      {!isAdmin && plan && <p>{plan}</p>}
      <p ref={status} role="status" tabIndex={-1} className={calls.message?.isFailure ? styles.failure : undefined}>
        {calls.message?.text}
      </p>
      {(hasRequest || (canAsk && isAsking)) && (
        <div ref={requestBox} className={styles.tools}>
          <PartRequest name={name} isDirty={isDirty} calls={calls} />
        </div>
      )}
      {!isPublished && <PartProblems name={name} problems={part.problems} />}
      {isPlanning && part.scheduled && (
        <section className={styles.plan} aria-label={t('editSchedule')}>
          {isDirty && <p>{t('editScheduleUnsaved', { places: placeName(`part:${name}`, info.page, language, t) })}</p>}
          <ScheduleForm
            part={name}
            scheduled={part.scheduled}
            onProblems={(found) => {
              const errors = found.filter(({ severity }) => severity === 'error').length;
              calls.say(t('editScheduleBlocked', { count: String(errors) }), true);
            }}
          />
        </section>
      )}
      {hasVersions && <PartVersions name={name} revision={part.revision} />}
    </section>
  );
}
