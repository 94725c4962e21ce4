'use client';

import { copyOf } from '@/lib/edit/wire-page';
import { addressOf } from '@/lib/i18n/addresses';

import { type PanelName, useEdit } from '../state/edit-context';
import styles from './EditBar.module.scss';
import { LanguageCommands } from './LanguageCommands';
import type { EditKey } from '../texts/edit-texts';
import { placeNames, unsavedText } from '../texts/unsaved-text';
import { useMenu } from './use-menu';
import { usePageCommands, usePlan } from './use-page-commands';

/** The target of the link that skips the page. */
export const barId = 'edit-bar';

/** The text for each status of the page. */
const states = {
  draft: 'editStateDraft',
  published: 'editStatePublished',
  changed: 'editStateChanged',
} as const satisfies Record<string, EditKey>;

interface Props {
  message: { text: string; isFailure: boolean; command?: 'undo' | 'redo' } | null;
}

/** The bar at the foot of the edit mode: the page's status, messages, the page's commands, and the way out. */
export function EditBar({ message }: Props) {
  const {
    t,
    info,
    path,
    pageKey,
    language,
    interfaceLanguage,
    user,
    unsaved,
    panel,
    isPageGone,
    open,
    showMessage,
    publish,
    undoSections,
    redoSections,
  } = useEdit();
  const commands = usePageCommands();
  const plan = usePlan();
  const { menu, closeMenu, handlers } = useMenu();
  const otherEditors = info.others ?? [];
  const titles = [copyOf(info.page, language)?.title, info.page.title, pageKey];
  const title = titles.find((text): text is string => typeof text === 'string' && text !== '');

  const closeMenuAnd = (action: () => void) => () => {
    closeMenu();
    action();
  };
  const isPublished = info.status === 'published';
  const places = placeNames(unsaved, info.page, interfaceLanguage, t);
  const nothingNew = places ? t('editSaveBeforePublish', { places }) : t('editNothingToPublish');
  // The next one, where one of several is open.
  const elsewhere = unsaved[(unsaved.indexOf(panel ?? '') + 1) % unsaved.length];

  return (
    <div
      id={barId}
      tabIndex={-1}
      className={`${styles.bar} on-dark`}
      role="region"
      aria-label={t('editBar')}
      lang={interfaceLanguage}
    >
      <p className={styles.mode}>
        <b>{t('editMode')}</b>
      </p>
      <p className={styles.page} lang={language}>
        {title}
      </p>
      <p className={styles.state}>
        <i aria-hidden="true" data-state={elsewhere ? 'unsaved' : info.status} />
        {isPageGone ? (
          t('editPageGone')
        ) : elsewhere ? (
          <button type="button" onClick={() => open(elsewhere as PanelName)}>
            {unsavedText(unsaved, t)}
          </button>
        ) : (
          t(states[info.status] ?? 'editStateDraft')
        )}
      </p>
      {plan && <p className={styles.others}>{plan}</p>}
      {otherEditors.length > 0 && (
        <p className={styles.others}>{t('editAlsoHere', { names: otherEditors.map(({ name }) => name).join(', ') })}</p>
      )}
      <div className={message?.isFailure ? styles.failure : styles.message}>
        <p role="status">{message?.text}</p>
        {message?.command && (
          <button type="button" onClick={() => void (message.command === 'undo' ? undoSections() : redoSections())}>
            {t(message.command === 'undo' ? 'editUndo' : 'editRedo')}
          </button>
        )}
      </div>
      <details ref={menu} className={styles.menu} {...handlers}>
        <summary>{t('editPageMenu')}</summary>
        <div className={styles.commands}>
          {commands.map(({ key, label, run }) => (
            <button key={key} type="button" onClick={closeMenuAnd(run)}>
              {label}
            </button>
          ))}
          <LanguageCommands onChosen={closeMenu} />
        </div>
      </details>
      {user.role === 'admin' && (
        <button
          type="button"
          className={styles.publish}
          aria-disabled={isPublished}
          onClick={() => (isPublished ? showMessage(nothingNew, Boolean(places)) : void publish())}
        >
          {t('editPublish')}
        </button>
      )}
      <form action="/api/edit/leave" method="post">
        <input type="hidden" name="returnTo" value={addressOf(path, language)} />
        <button type="submit" className={styles.leave}>
          {t('editLeave')}
        </button>
      </form>
    </div>
  );
}
