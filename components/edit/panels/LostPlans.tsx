import type { Scheduled } from '@/lib/edit/edit-info';

import { useEdit } from '../state/edit-context';
import { useLocalTime } from '../state/use-local-time';

/** The scheduled actions of a page, which end when it is deleted. */
export function LostPlans({ plans }: { plans: readonly Scheduled[] }) {
  const { t } = useEdit();
  const localTime = useLocalTime();
  if (plans.length === 0) return null;
  return (
    <>
      <p>{t('editDeletePlans')}</p>
      <ul>
        {plans.map(({ id, action, at }) => (
          <li key={id}>
            {t(action === 'publish' ? 'editPublish' : 'editUnpublish')}: <time dateTime={at}>{localTime(at)}</time>
          </li>
        ))}
      </ul>
    </>
  );
}
