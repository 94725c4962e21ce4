'use client';

import { useRef, useState } from 'react';

import type { CommentThread } from '@/lib/edit/edit-info';
import { readWords } from '@/lib/edit/kept-words';
import type { Raw } from '@/lib/edit/wire-page';

import { useEdit } from '../state/edit-context';
import { FetchedStatus } from '../state/FetchedStatus';
import { useFetched } from '../state/use-fetched';
import { failureText } from '../texts/failure-text';
import { CommentForm } from './CommentForm';
import styles from './Comments.module.scss';
import { commentsId } from './show-comments';
import { Thread } from './Thread';

interface Found {
  threads: CommentThread[];
  /** The names that can be mentioned. */
  colleagues: string[];
}

/** What colleagues have written about a section. Visitors never get it, and it is no part of the page. */
export function Comments({ sectionId }: { sectionId: string }) {
  const { t, post, user, pageKey, openedPage, info, refreshPage } = useEdit();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const [isAllShown, setAllShown] = useState(false);
  const last = useRef(Promise.resolve(true));

  const fetched = useFetched<Found>('Comments', { pageKey, sectionId }, info.news, ({ isOk, data }) => {
    if (isOk && data) setFound(data);
    if (isOk) setFailure('');
  });

  const sendNow = async (name: 'WriteComment' | 'ResolveComment', body: Raw): Promise<boolean> => {
    setFailure('');
    setDone('');
    const answer = await post<Found>(name, { pageKey, sectionId, ...body });
    if (answer.isOk && answer.data) setFound(answer.data);
    else setFailure(failureText(answer, t));
    if (answer.isOk && name === 'ResolveComment')
      setDone(t(body.isResolved ? 'editCommentNowResolved' : 'editCommentNowOpen'));
    // The counts at the sections.
    if (answer.isOk) refreshPage(undefined);
    return answer.isOk;
  };
  /**
   * One after the other: an answer that arrives after "resolved" would open the thread again. What follows a failure is
   * not sent.
   *
   * @returns whether it is stored
   */
  const send: typeof sendNow = async (name, body) => {
    const sending = last.current.then((isStored) => isStored && sendNow(name, body));
    last.current = sending;
    const isStored = await sending;
    if (last.current === sending) last.current = Promise.resolve(true);
    return isStored;
  };
  const resolved = found?.threads.filter(({ resolvedAt }) => resolvedAt) ?? [];
  /** Whether an answer to it is being typed: a colleague may resolve it meanwhile. */
  const isAnswered = (threadId: string) =>
    readWords({ userId: user.id, pageKey, uuid: openedPage.uuid, place: `comment:${sectionId}:${threadId}` }) !== '';
  const shown = found?.threads.filter(({ id, resolvedAt }) => isAllShown || !resolvedAt || isAnswered(id)) ?? [];
  const colleagues = found?.colleagues ?? [];

  return (
    <section className={styles.comments} aria-labelledby={commentsId} data-own-undo>
      <h3 id={commentsId} tabIndex={-1}>
        {t('editComments')}
      </h3>
      <p className="note">{t('editCommentsHint')}</p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <FetchedStatus fetched={fetched} />
      <p role="status" className="visually-hidden">
        {done}
      </p>
      {shown.map((thread) => (
        <Thread key={thread.id} sectionId={sectionId} thread={thread} colleagues={colleagues} send={send} />
      ))}
      {resolved.length > 0 && (
        <button
          type="button"
          className={styles.plain}
          aria-expanded={isAllShown}
          onClick={() => setAllShown(!isAllShown)}
        >
          {t('editCommentsResolved', { count: String(resolved.length) })}
        </button>
      )}
      <CommentForm
        label={t('editCommentNew')}
        button={t('editCommentSend')}
        place={`comment:${sectionId}`}
        colleagues={colleagues}
        onSend={(text) => send('WriteComment', { text })}
      />
    </section>
  );
}
