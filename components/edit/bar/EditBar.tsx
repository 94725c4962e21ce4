'use client';

import { copyOf } from '@/lib/edit/wire-page';
import { addressOf } from '@/lib/i18n/addresses';

import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';
import { useIsReady } from '../state/use-is-ready';
import { usePlan } from '../state/use-plan';
import { DeskButtons } from './DeskButtons';
import styles from './EditBar.module.scss';
import { LanguageCommands } from './LanguageCommands';
import { PageState } from './PageState';
import { placeNames } from '../texts/unsaved-text';
import type { Desk } from './use-desk';
import { useMenu } from './use-menu';
import { usePageCommands } from './use-page-commands';

/** The target of the link that skips the page. */
export const barId = 'edit-bar';

export type Message = { text: string; isFailure: boolean; command?: 'undo' | 'redo' } | null;

interface Props {
  desk: Desk;
  message: Message;
}

/** The bar at the foot of the edit mode: the page's status, messages, the page's commands, and the way out. */
export function EditBar({ desk, message }: Props) {
  const {
    t,
    info,
    path,
    pageKey,
    language,
    interfaceLanguage,
    user,
    unsavedTexts,
    open,
    showMessage,
    publish,
    undoSections,
    redoSections,
  } = useEdit();
  const commands = usePageCommands();
  const isReady = useIsReady();
  const plan = usePlan(info.scheduled);
  const { menu, closeMenu, handlers } = useMenu();
  const otherEditors = info.others ?? [];
  const titles = [copyOf(info.page, language)?.title, info.page.title, pageKey];
  const title = titles.find((text): text is string => typeof text === 'string' && text !== '');

  const closeMenuAnd = (action: () => void) => () => {
    closeMenu();
    action();
  };
  const isPublished = info.status === 'published';
  const places = placeNames(unsavedTexts, info.page, interfaceLanguage, t);
  const nothingNew = places ? t('editSaveBeforePublish', { places }) : t('editNothingToPublish');
  const isAsked = info.request?.state === 'open';

  return (
    <div
      id={barId}
      tabIndex={-1}
      className={`${styles.bar} on-dark`}
      role="region"
      data-bar=""
      aria-label={t('editBar')}
      lang={interfaceLanguage}
    >
      <p className={styles.mode}>
        <b>{t('editMode')}</b>
      </p>
      <p className={styles.page} lang={language}>
        {title}
      </p>
      <PageState />
      {plan && <p className={styles.others}>{plan}</p>}
      {otherEditors.length > 0 && (
        <p className={styles.others}>{t('editAlsoHere', { names: otherEditors.map(({ name }) => name).join(', ') })}</p>
      )}
      <div className={message?.isFailure ? styles.failure : styles.message}>
        <p role="status">{message?.text}</p>
        {message?.command && (
          <button
            // It goes with the message when it is pressed.
            ref={focusAfter(() => document.getElementById(barId))}
            type="button"
            onClick={() => void (message.command === 'undo' ? undoSections() : redoSections())}
          >
            {t(message.command === 'undo' ? 'editUndo' : 'editRedo')}
          </button>
        )}
      </div>
      <DeskButtons desk={desk} />
      <details ref={menu} className={styles.menu} data-tour="menu" inert={!isReady} {...handlers}>
        <summary>{t('editPageMenu')}</summary>
        <div className={styles.commands}>
          {commands.map(({ key, label, run }) => (
            <button key={key} type="button" onClick={closeMenuAnd(run)}>
              {label}
            </button>
          ))}
          <button type="button" onClick={closeMenuAnd(desk.showFind)}>
            {t('editFind')}
          </button>
          <button type="button" onClick={closeMenuAnd(desk.showHelp)}>
            {t('editHelp')}
          </button>
          <LanguageCommands onChosen={closeMenu} />
        </div>
      </details>
      {user.role === 'admin' && (
        <button
          type="button"
          className={styles.publish}
          inert={!isReady}
          aria-disabled={isPublished}
          onClick={() => (isPublished ? showMessage(nothingNew, Boolean(places)) : void publish())}
        >
          {t('editPublish')}
        </button>
      )}
      {user.role !== 'admin' && info.request !== undefined && (
        <button
          type="button"
          className={styles.publish}
          inert={!isReady}
          aria-disabled={isPublished && !isAsked}
          onClick={() => (isPublished && !isAsked ? showMessage(nothingNew, Boolean(places)) : open('request'))}
        >
          {t(isAsked ? 'editRequested' : 'editRequest')}
        </button>
      )}
      <form action="/api/edit/leave" method="post">
        <input
          type="hidden"
          name="returnTo"
          value={addressOf(info.reusable ? (info.reusable.usedOn[0]?.link ?? '/') : path, language)}
        />
        <button type="submit" className={styles.leave}>
          {t('editLeave')}
        </button>
      </form>
    </div>
  );
}
