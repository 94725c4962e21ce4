'use client';

import { definitions } from '@/components/sections/definitions';
import { Button } from '@/components/ui/Button';
import { allSections, type Raw } from '@/lib/edit/wire-page';
import { inLanguage } from '@/lib/i18n/languages';

import { useEdit } from '../state/edit-context';
import styles from './EditPanel.module.scss';
import { PanelFrame } from './PanelFrame';
import { shownTypes } from '../section/shown-types';

/** The types of section that can be added at the end of the page. The section's menu moves it from there. */
export function AddPanel() {
  const { t, language, pageKey, info, change, open } = useEdit();
  const add = async (type: string) => {
    const before = new Set(allSections(info.page).map(({ id }) => String(id)));
    const answer = await change('ChangeSections', { change: { kind: 'add', type } }, t('editSectionAdded'));
    const page = answer.data?.page as Raw | undefined;
    const added = answer.isOk && page ? allSections(page).find(({ id }) => !before.has(String(id))) : undefined;
    if (added) open(`section:${String(added.id)}`);
  };
  return (
    <PanelFrame title={t('editAddSection')} onClose={() => open(null)}>
      <ul className={styles.types}>
        {definitions
          .filter(({ type }) => shownTypes(pageKey).includes(type))
          .map(({ type, label }) => (
            <li key={type}>
              <Button
                type="button"
                theme="outline"
                title={inLanguage(label, language)}
                onClick={() => void add(type)}
              />
            </li>
          ))}
      </ul>
    </PanelFrame>
  );
}
