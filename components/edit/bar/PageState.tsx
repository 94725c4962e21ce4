import { editAddress } from '@/lib/edit/edit-path';

import { type PanelName, useEdit } from '../state/edit-context';
import type { EditKey } from '../texts/edit-texts';
import { unsavedText } from '../texts/unsaved-text';
import styles from './EditBar.module.scss';

/** The text for each status of the page. */
const states = {
  draft: 'editStateDraft',
  published: 'editStatePublished',
  changed: 'editStateChanged',
} as const satisfies Record<string, EditKey>;

/** What somebody waits for: an administrator’s answer, or one that an editor has got. */
function useRequestNotice(): string | undefined {
  const { t, info, user } = useEdit();
  const { request } = info;
  if (request?.state === 'open' && user.role === 'admin') return t('editAsksToPublish', { name: request.requestedBy });
  // It is over once the page was published another way.
  const isReturned = request?.state === 'returned' && request.isOwn && info.status !== 'published';
  return isReturned ? t('editRequestReturnedToYou') : undefined;
}

/** The page's status in the bar. Where something is to be done about it, it is a button that leads there. */
export function PageState() {
  const { t, info, interfaceLanguage, language, unsavedTexts, panel, isPageGone, movedTo, open } = useEdit();
  const notice = useRequestNotice();
  // The next one, where one of several is open.
  const elsewhere = unsavedTexts[(unsavedTexts.indexOf(panel ?? '') + 1) % unsavedTexts.length];
  const text = isPageGone ? t('editPageGone') : t(states[info.status] ?? 'editStateDraft');
  if (movedTo !== undefined) {
    return (
      <p className={styles.state} data-tour="state">
        <i aria-hidden="true" data-state="unsaved" />
        <a href={editAddress(movedTo, language)}>{t('editPageMovedOpen')}</a>
      </p>
    );
  }
  const leads: [to: PanelName, text: string] | undefined = isPageGone
    ? undefined
    : elsewhere
      ? [elsewhere as PanelName, unsavedText(unsavedTexts, info.page, interfaceLanguage, t)]
      : notice
        ? ['request', notice]
        : undefined;
  return (
    <p className={styles.state} data-tour="state">
      <i aria-hidden="true" data-state={leads ? 'unsaved' : info.status} />
      {leads ? (
        <button type="button" onClick={() => open(leads[0])}>
          {leads[1]}
        </button>
      ) : (
        text
      )}
    </p>
  );
}
