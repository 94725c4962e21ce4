'use client';

import { useState } from 'react';

import type { PageProblem, PublishRequest, VersionChange } from '@/lib/edit/edit-info';
import type { Raw } from '@/lib/edit/wire-page';

import { PanelFrame } from '../panels/PanelFrame';
import { useEdit } from '../state/edit-context';
import { FetchedStatus } from '../state/FetchedStatus';
import { useAlone } from '../state/use-alone';
import { useFetched } from '../state/use-fetched';
import type { EditKey } from '../texts/edit-texts';
import { mailText } from '../texts/mail-text';
import { placeNames } from '../texts/unsaved-text';
import { changesText } from '../texts/version-text';
import { AnswerForm } from './AnswerForm';
import { AskForm } from './AskForm';
import { RequestView } from './RequestView';
import styles from './RequestPanel.module.scss';

interface Requests {
  requests: PublishRequest[];
  /** What publishing would change; null for a page that visitors do not have. */
  toPublish: VersionChange[] | null;
  /** What changed since the open request. */
  since: VersionChange[] | null;
}

/** Asking for the publication of the page, and the answer to it. */
export function RequestPanel() {
  const { t, open, pageKey, info, user, unsavedTexts, interfaceLanguage, change, publish, showProblems } = useEdit();
  const [found, setFound] = useState<Requests>();
  const { isBusy, alone } = useAlone();

  const on = `${info.revision} ${info.news}`;
  const fetched = useFetched<Requests>('PublishRequests', { pageKey }, on, ({ isOk, data }) => {
    if (isOk && data) setFound(data);
  });

  const isAdmin = user.role === 'admin';
  const waiting = found?.requests.find(({ state }) => state === 'open');
  const answered = found?.requests.filter(({ state }) => state === 'approved' || state === 'returned') ?? [];
  const isChanged = waiting !== undefined && waiting.revision !== info.revision;
  const isAskable = !isAdmin && info.status !== 'published' && (!waiting || isChanged);
  const text = (changes: VersionChange[] | null) => changes && changesText(changes, interfaceLanguage, t);
  const planned = found && info.status !== 'published' ? (text(found.toPublish) ?? t('editRequestNewPage')) : '';

  const ask = async (note: string) => {
    const { isOk, data } = await change('RequestPublish', { note }, t(mailText('editRequestSent', info)));
    if (Array.isArray(data?.problems)) showProblems(data.problems as PageProblem[]);
    return isOk;
  };
  const answerTo = async (id: string, body: Raw, done: EditKey) => {
    const answer = await alone(() => change('AnswerRequest', { id, ...body }, t(done)));
    // It is closed before the page shows that: until then its form would only be refused.
    if (answer?.isOk) setFound((now) => now && { ...now, requests: now.requests.filter((one) => one.id !== id) });
    return answer?.isOk === true;
  };

  return (
    <PanelFrame title={t(isAdmin ? 'editRequests' : 'editRequest')} onClose={() => open(null)}>
      <FetchedStatus fetched={fetched} text={found ? '' : t('editLoading')} />
      {waiting && <RequestView request={waiting} />}
      {isChanged && (
        <p className={styles.changed}>
          <b>{t('editRequestChanged')}</b> {text(found?.since ?? null)}
        </p>
      )}
      {planned && (
        <p>
          <b>{t('editRequestWouldPublish')}</b> {planned}
        </p>
      )}
      {waiting && (
        <AnswerForm
          key={waiting.id}
          request={waiting}
          isChanged={isChanged}
          isBusy={isBusy}
          onApprove={(answer) =>
            void publish({ name: 'AnswerRequest', body: { id: waiting.id, action: 'approve', answer } })
          }
          onWithdraw={() => void answerTo(waiting.id, { action: 'withdraw' }, 'editRequestWithdrawn')}
          onReturn={(answer) => answerTo(waiting.id, { action: 'return', answer }, 'editRequestReturned')}
        />
      )}
      {found && isAskable && (
        <AskForm
          isRenewed={waiting !== undefined}
          unsaved={placeNames(unsavedTexts, info.page, interfaceLanguage, t)}
          onSend={ask}
        />
      )}
      {found && !waiting && info.status === 'published' && <p>{t('editNothingToPublish')}</p>}
      {found && isAdmin && !waiting && <p>{t('editRequestNone')}</p>}
      {answered.length > 0 && (
        <section>
          <h3>{t('editRequestAnswers')}</h3>
          {answered.map((request) => (
            <RequestView key={request.id} request={request} />
          ))}
        </section>
      )}
    </PanelFrame>
  );
}
