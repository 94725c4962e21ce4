'use client';

import { Button } from '@/components/ui/Button';
import type { Scheduled } from '@/lib/edit/edit-info';

import { useEdit } from '../state/edit-context';
import { useLocalTime } from '../state/use-local-time';
import styles from './EditPanel.module.scss';

interface Props {
  planned: Scheduled;
  isBusy: boolean;
  onRenew: () => void;
  onCancel: () => void;
}

/** A line of the list of what is planned. If the draft has changed since, one press plans it as it is now. */
export function PlannedAction({ planned: { action, at, isChanged }, isBusy, onRenew, onCancel }: Props) {
  const { t } = useEdit();
  const time = useLocalTime()(at);
  const button = { type: 'button', size: 'small', theme: 'outline', 'aria-disabled': isBusy } as const;
  return (
    <li className={styles.planned}>
      <div>
        <time dateTime={at}>{time}</time>
        <p className="note">{t(action === 'publish' ? 'editPublish' : 'editUnpublish')}</p>
        {isChanged && (
          <>
            <p>{t('editScheduleChanged')}</p>
            <Button
              {...button}
              title={t('editScheduleRenew')}
              ariaLabel={`${t('editScheduleRenew')}: ${time}`}
              onClick={onRenew}
            />
          </>
        )}
      </div>
      <Button
        {...button}
        title={t('editScheduleCancel')}
        ariaLabel={`${t('editScheduleCancel')}: ${time}`}
        onClick={onCancel}
      />
    </li>
  );
}
