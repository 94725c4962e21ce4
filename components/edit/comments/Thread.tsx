'use client';

import { useState } from 'react';

import type { CommentThread } from '@/lib/edit/edit-info';
import { readWords } from '@/lib/edit/kept-words';
import type { Raw } from '@/lib/edit/wire-page';

import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';
import { useLocalTime } from '../state/use-local-time';
import { CommentForm } from './CommentForm';
import styles from './Comments.module.scss';
import { commentsId } from './show-comments';

interface Props {
  sectionId: string;
  thread: CommentThread;
  colleagues: readonly string[];
  send: (name: 'WriteComment' | 'ResolveComment', body: Raw) => Promise<boolean>;
}

/** A comment with its answers. An answer to a resolved one opens it again. */
export function Thread({ sectionId, thread, colleagues, send }: Props) {
  const { t, user, pageKey, openedPage } = useEdit();
  const localTime = useLocalTime();
  const { id: threadId, comments, resolvedBy } = thread;
  const [first] = comments;
  const about = `${first?.author ?? ''}: ${first?.text.slice(0, 60) ?? ''}`;
  const place = `comment:${sectionId}:${threadId}`;
  const [isOpen, setOpen] = useState(
    () => readWords({ userId: user.id, pageKey, uuid: openedPage.uuid, place }) !== '',
  );
  const isResolved = thread.resolvedAt !== null;
  return (
    <article
      ref={focusAfter(() => document.getElementById(commentsId))}
      className={styles.thread}
      aria-label={about}
      data-resolved={isResolved}
    >
      {comments.map(({ id, author, writtenAt, text }) => (
        <div key={id} className={styles.comment}>
          <p>
            <b>{author}</b> <time dateTime={writtenAt}>{localTime(writtenAt)}</time>
          </p>
          <p className={styles.words}>{text}</p>
        </div>
      ))}
      {isResolved && <p className="note">{t('editCommentResolvedBy', { name: resolvedBy ?? '' })}</p>}
      <div className={styles.tools}>
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary aria-label={`${t('editCommentAnswer')}: ${about}`}>{t('editCommentAnswer')}</summary>
          <CommentForm
            label={t('editCommentAnswerText')}
            button={t('editCommentAnswerSend')}
            place={place}
            colleagues={colleagues}
            onSend={(text) => send('WriteComment', { threadId, text })}
          />
        </details>
        <button
          type="button"
          className={styles.plain}
          aria-label={`${t(isResolved ? 'editCommentReopen' : 'editCommentResolve')}: ${about}`}
          onClick={() => void send('ResolveComment', { threadId, isResolved: !isResolved })}
        >
          {t(isResolved ? 'editCommentReopen' : 'editCommentResolve')}
        </button>
      </div>
    </article>
  );
}
