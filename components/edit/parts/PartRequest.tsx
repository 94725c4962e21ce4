'use client';

import { useState } from 'react';

import type { PartName } from '@/components/layout/parts/definitions';
import type { PartChange, PublishRequest } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import { AnswerForm } from '../request/AnswerForm';
import { AskForm } from '../request/AskForm';
import styles from '../request/RequestPanel.module.scss';
import { RequestView } from '../request/RequestView';
import { useEdit } from '../state/edit-context';
import { FetchedStatus } from '../state/FetchedStatus';
import { useFetched } from '../state/use-fetched';
import type { EditKey } from '../texts/edit-texts';
import { mailText } from '../texts/mail-text';
import { partVersionText } from '../texts/part-version-text';
import type { PartCalls } from './use-part-calls';

interface Requests {
  requests: PublishRequest[];
  toPublish: PartChange[];
  since: PartChange[] | null;
}

interface Props {
  name: PartName;
  isDirty: boolean;
  calls: PartCalls;
}

/** Asking for the publication of a part of every page, and the answer to it. */
export function PartRequest({ name, isDirty, calls }: Props) {
  const { t, info, user, interfaceLanguage: language } = useEdit();
  const part = info.parts?.[name];
  const [found, setFound] = useState<Requests>();
  const fetched = useFetched<Requests>(
    'PublishRequests',
    { part: name },
    `${part?.revision} ${part?.request?.id} ${part?.request?.state}`,
    ({ isOk, data }) => {
      if (isOk && data) setFound(data);
    },
  );
  if (!part) return null;
  const { revision, status } = part;
  const newest = found?.requests.find(({ state }) => state !== 'withdrawn' && state !== 'replaced');
  const waiting = newest?.state === 'open' ? newest : undefined;
  // An answer to an earlier draft says nothing about this one.
  const isCurrent = waiting || newest?.state === (status === 'changed' ? 'returned' : 'approved');
  const isChanged = waiting !== undefined && waiting.revision !== revision;
  const isAskable = user.role !== 'admin' && status === 'changed' && (!waiting || isChanged);
  const text = (changes: PartChange[]) => partVersionText(name, { changes, status: 'draft' }, language, t);

  const ask = async (note: string) => {
    if (!isDirty) return calls.send('RequestPublish', { note }, mailText('editRequestSent', info));
    calls.say(t('editPartSaveFirst'), true);
    return false;
  };
  const answerTo = (id: string, body: Raw, done: EditKey) => calls.send('AnswerRequest', { id, ...body }, done);

  return (
    <>
      <FetchedStatus fetched={fetched} text={found ? '' : t('editLoading')} />
      {newest && isCurrent && <RequestView request={newest} />}
      {isChanged && (
        <p className={styles.changed}>
          <b>{t('editPartRequestChanged')}</b> {found?.since && text(found.since)}
        </p>
      )}
      {found && status === 'changed' && (
        <p>
          <b>{t('editRequestWouldPublish')}</b> {text(found.toPublish)}
        </p>
      )}
      {waiting && (
        <AnswerForm
          key={waiting.id}
          request={waiting}
          isOfPart
          isChanged={isChanged}
          isBusy={calls.isBusy}
          onApprove={(answer) => void calls.publish('AnswerRequest', { id: waiting.id, action: 'approve', answer })}
          onWithdraw={() => void answerTo(waiting.id, { action: 'withdraw' }, 'editRequestWithdrawn')}
          onReturn={(answer) => answerTo(waiting.id, { action: 'return', answer }, 'editRequestReturned')}
        />
      )}
      {found && isAskable && <AskForm isRenewed={waiting !== undefined} part={name} onSend={ask} />}
    </>
  );
}
