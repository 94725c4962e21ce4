import type { PublishRequest } from '@/lib/edit/edit-info';

import { useEdit } from '../state/edit-context';
import { useLocalTime } from '../state/use-local-time';
import styles from './RequestPanel.module.scss';

/** A request: who asked when, with which note, and the answer. */
export function RequestView({ request }: { request: PublishRequest }) {
  const { t } = useEdit();
  const localTime = useLocalTime();
  const { state, requestedBy, requestedAt, note, answer, answeredBy, answeredAt } = request;
  const name = answeredBy ?? '';
  return (
    <div className={styles.request} data-state={state}>
      <p>
        <b>{requestedBy}</b> <time dateTime={requestedAt}>{localTime(requestedAt)}</time>
      </p>
      {note && <p className={styles.words}>{note}</p>}
      {answeredAt && (
        <p>
          <b>{t(state === 'approved' ? 'editRequestApprovedBy' : 'editRequestReturnedBy', { name })}</b>{' '}
          <time dateTime={answeredAt}>{localTime(answeredAt)}</time>
        </p>
      )}
      {answer && <p className={styles.words}>{answer}</p>}
    </div>
  );
}
