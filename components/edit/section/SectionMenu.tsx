'use client';

import { useState } from 'react';

import { definitions } from '@/components/sections/definitions';
import { allSections, type Raw } from '@/lib/edit/wire-page';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import type { EditKey } from '../texts/edit-texts';
import { MoreIcon } from '../EditIcons';
import styles from './EditSection.module.scss';
import { shownTypes } from './shown-types';
import { useMenu } from '../bar/use-menu';

interface Props {
  id: string;
  label: string;
  isHidden: boolean;
}

const orderOf = (section: Raw) => (typeof section.order === 'number' ? section.order : 0);

/** The commands of a section: move, duplicate, hide, delete, or add another section below it. */
export function SectionMenu({ id, label, isHidden }: Props) {
  const { t, interfaceLanguage: language, pageKey, info, change, open, panel, isDirty, showMessage } = useEdit();
  const { menu, closeMenu, handlers } = useMenu();
  const [type, setType] = useState(shownTypes(pageKey)[0] ?? '');
  const ids = allSections(info.page)
    .filter((section) => shownTypes(pageKey).includes(String(section.type)))
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((section) => String(section.id));
  const at = ids.indexOf(id);

  const apply = async (body: Raw, done: EditKey) => {
    closeMenu();
    const before = new Set(ids);
    const answer = await change('ChangeSections', { change: body }, t(done));
    const page = answer.data?.page as Raw | undefined;
    const added =
      answer.isOk && page ? allSections(page).find((section) => !before.has(String(section.id))) : undefined;
    if (body.kind === 'delete' && answer.isOk && panel === `section:${id}` && !isDirty) {
      open(null);
      showMessage(t(done));
    }
    if (body.kind === 'add' && added && !isDirty) open(`section:${String(added.id)}`);
  };
  const move = (afterId: string | null) => apply({ kind: 'move', id, afterId }, 'editSectionMoved');
  const remove = () => {
    if (window.confirm(t('editConfirmDelete', { section: label })))
      void apply({ kind: 'delete', id }, 'editSectionDeleted');
  };

  return (
    <details ref={menu} className={styles.menu} {...handlers}>
      <summary aria-label={t('editSectionMenu', { section: label })}>
        <MoreIcon />
      </summary>
      <div className={styles.commands}>
        <button type="button" aria-disabled={at <= 0} onClick={() => at > 0 && void move(ids[at - 2] ?? null)}>
          {t('editUp')}
        </button>
        <button
          type="button"
          aria-disabled={at >= ids.length - 1}
          onClick={() => at < ids.length - 1 && void move(ids[at + 1] ?? null)}
        >
          {t('editDown')}
        </button>
        <button type="button" onClick={() => void apply({ kind: 'duplicate', id }, 'editSectionDuplicated')}>
          {t('editDuplicate')}
        </button>
        <button
          type="button"
          onClick={() =>
            void apply({ kind: isHidden ? 'show' : 'hide', id }, isHidden ? 'editSectionShown' : 'editSectionHidden')
          }
        >
          {isHidden ? t('editShow') : t('editHide')}
        </button>
        <button type="button" onClick={remove}>
          {t('editDelete')}
        </button>
        <label>
          {t('editAddBelow')}
          <select value={type} onChange={({ target }) => setType(target.value)}>
            {definitions
              .filter((definition) => shownTypes(pageKey).includes(definition.type))
              .map((definition) => (
                <option key={definition.type} value={definition.type}>
                  {inLanguage(definition.label, language)}
                </option>
              ))}
          </select>
        </label>
        <button
          type="button"
          onClick={() => void apply({ kind: 'add', type, afterId: id, language }, 'editSectionAdded')}
        >
          {t('editAddSection')}
        </button>
      </div>
    </details>
  );
}
