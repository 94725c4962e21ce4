'use client';

import { type CopiedSection, copySection } from '@/lib/edit/copied-section';
import { pasteOf, type SectionChange } from '@/lib/edit/section-steps';
import { partsOf, type Raw } from '@/lib/edit/wire-page';

import { showComments } from '../comments/show-comments';
import { showSection } from '../picker/show-section';
import { useStayFocused } from '../move/use-stay-focused';
import { ReusableCommands } from '../reusable/ReusableCommands';
import { useEdit } from '../state/edit-context';
import { focusAfter } from '../state/focus-after';
import { useCopied } from '../state/use-copied';
import type { EditKey } from '../texts/edit-texts';
import { MoreIcon } from '../EditIcons';
import styles from './EditSection.module.scss';
import { shownTypes } from './shown-types';
import { barId } from '../bar/EditBar';
import { useMenu } from '../bar/use-menu';

interface Props {
  id: string;
  /** The section's type and title. */
  name: string;
  isHidden: boolean;
}

/** The commands of a section: move, duplicate, copy, paste, hide, delete, or choose another one to add below it. */
export function SectionMenu({ id, name, isHidden }: Props) {
  const { t, pageKey, info, user, newestPage, changeSections, open, readPanel, unsaved, showMessage } = useEdit();
  const { menu, closeMenu, handlers } = useMenu();
  const summaryOf = () => menu.current?.querySelector('summary');
  const { noteOnItsWay } = useStayFocused(id, summaryOf);
  const copied = useCopied();
  const partIn = (page: Raw) => partsOf(page).find((part) => part.some((section) => String(section.id) === id)) ?? [];
  const shownIds = (page: Raw) =>
    partIn(page)
      .filter((section) => shownTypes(pageKey).includes(String(section.type)))
      .map((section) => String(section.id));
  const ids = shownIds(info.page);
  const at = ids.indexOf(id);
  // A reusable section on its own page is one section, and stays it.
  const isAlone = info.reusable !== undefined;
  const own = partIn(info.page).find((section) => String(section.id) === id);

  const apply = async (change: SectionChange, done: EditKey) => {
    closeMenu();
    const isMove = change.kind === 'move';
    // Before the answer, which may be rendered before it is returned. Another command may follow while a move is rendered.
    if (isMove) noteOnItsWay(true);
    const { isOk, added } = await changeSections(change, done);
    if (isMove && !isOk) noteOnItsWay(false);
    const { panel, isDirty } = readPanel();
    if (change.kind === 'delete' && isOk && panel === `section:${id}` && !isDirty) {
      open(null);
      showMessage(t(done));
    }
    if (change.kind === 'paste' && added) showSection(added);
  };
  const move = (places: -1 | 1) => {
    // Moved twice in a row, it goes on from where it is by now.
    const now = shownIds(newestPage());
    const others = now.filter((one) => one !== id);
    const place = now.indexOf(id) + places;
    if (place < 0 || place > others.length) return closeMenu();
    void apply({ kind: 'move', id, afterId: others[place - 1] ?? null }, 'editSectionMoved');
  };
  const remove = () => {
    if (window.confirm(t('editConfirmDelete', { section: name })))
      void apply({ kind: 'delete', id }, 'editSectionDeleted');
  };
  const copy = () => {
    closeMenu();
    const title = typeof own?.title === 'string' && own.title !== '' ? own.title : undefined;
    copySection(user.id, { pageKey, revision: info.revision, id, type: String(own?.type), title });
    showMessage(t(unsaved.includes(`section:${id}`) ? 'editSectionCopiedSaved' : 'editSectionCopied'));
  };
  const addBelow = () => {
    closeMenu();
    open(`add:${id}`);
  };
  const comment = () => {
    closeMenu();
    open(`section:${id}`);
    showComments();
  };
  const paste = (from: CopiedSection) => {
    if (copied?.isPossible) return void apply(pasteOf(from, id), 'editSectionPasted');
    closeMenu();
    showMessage(t('editPasteNotHere', { section: copied?.name ?? '' }), true);
  };

  /** At the end of the window its last commands would be behind the bar. Not smoothly: they would slide under a press. */
  const reveal = () => {
    const commands = menu.current?.querySelector(':scope > div');
    if (menu.current?.open) commands?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };

  return (
    <details ref={menu} className={styles.menu} onToggle={reveal} {...handlers}>
      {/* It may be removed with its section. */}
      <summary
        ref={focusAfter(() => document.getElementById(barId))}
        aria-label={t('editSectionMenu', { section: name })}
      >
        <MoreIcon />
      </summary>
      <div className={styles.commands}>
        {!isAlone && (
          <>
            <button type="button" aria-disabled={at <= 0} onClick={() => at > 0 && move(-1)}>
              {t('editUp')}
            </button>
            <button type="button" aria-disabled={at >= ids.length - 1} onClick={() => at < ids.length - 1 && move(1)}>
              {t('editDown')}
            </button>
            <button type="button" onClick={() => void apply({ kind: 'duplicate', id }, 'editSectionDuplicated')}>
              {t('editDuplicate')}
            </button>
          </>
        )}
        <button type="button" onClick={copy}>
          {t('editCopy')}
        </button>
        {!isAlone && (
          <>
            {copied && (
              <button type="button" aria-disabled={!copied.isPossible} onClick={() => paste(copied)}>
                {t('editPasteBelow', { section: copied.name })}
              </button>
            )}
            <button
              type="button"
              onClick={() =>
                void apply(
                  { kind: isHidden ? 'show' : 'hide', id },
                  isHidden ? 'editSectionShown' : 'editSectionHidden',
                )
              }
            >
              {isHidden ? t('editShow') : t('editHide')}
            </button>
            <ReusableCommands id={id} section={own} closeMenu={closeMenu} apply={apply} />
          </>
        )}
        {info.comments && (
          <button type="button" onClick={comment}>
            {t('editComment')}
          </button>
        )}
        {!isAlone && (
          <>
            <button type="button" onClick={remove}>
              {t('editDelete')}
            </button>
            <button type="button" onClick={addBelow}>
              {t('editAddBelow')}
            </button>
          </>
        )}
      </div>
    </details>
  );
}
