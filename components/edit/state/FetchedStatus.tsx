import { Button } from '@/components/ui/Button';

import { useEdit } from './edit-context';
import { focusPanelAfter } from './focus-after';
import type { Fetched } from './use-fetched';

interface Props {
  fetched: Fetched;
  /** Shown as long as nothing has failed. */
  text?: string;
}

/** Whether what a panel shows is there; after a failure, a button that fetches it again. */
export function FetchedStatus({ fetched: { failure, retry }, text = '' }: Props) {
  const { t } = useEdit();
  return (
    <>
      <p role="status">{failure || text}</p>
      {failure && (
        <div ref={focusPanelAfter}>
          <Button type="button" size="small" theme="outline" title={t('editTryAgain')} onClick={retry} />
        </div>
      )}
    </>
  );
}
