'use client';

import { useState } from 'react';

import { definitions } from '@/components/sections/definitions';
import styles from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import type { CopiedSection } from '@/lib/edit/copied-section';
import type { ReusableSection } from '@/lib/edit/reusable';
import { pasteOf } from '@/lib/edit/section-steps';
import { sectionOf } from '@/lib/edit/wire-page';
import { defaultLanguage } from '@/lib/i18n/languages';
import type { SectionDefinition } from '@/lib/sections/define-section';

import { findTypes } from '../picker/find-types';
import { noteType, recentTypes } from '../picker/recent-types';
import { showSection } from '../picker/show-section';
import { ReusableCards, useReusable } from '../reusable/ReusableCards';
import { TypeCard } from '../picker/TypeCard';
import { shownTypes } from '../section/shown-types';
import { useEdit } from '../state/edit-context';
import { useAlone } from '../state/use-alone';
import { useCopied } from '../state/use-copied';
import { placeNames } from '../texts/unsaved-text';
import panel from './EditPanel.module.scss';
import { PanelFrame } from './PanelFrame';

interface Props {
  /** The section to add below; without one, or if it is deleted meanwhile, the end of the page. */
  afterId?: string;
}

/** The sections that can be added: types, reusable ones, and the copied one. */
export function AddPanel({ afterId: above = '' }: Props) {
  const { t, interfaceLanguage: language, pageKey, info, changeSections, panel: own, open, readPanel } = useEdit();
  const afterId = sectionOf(info.page, defaultLanguage, above) && above;
  const place = afterId && placeNames([`section:${afterId}`], info.page, language, t);
  const [query, setQuery] = useState('');
  const copied = useCopied();
  const [recent] = useState(recentTypes);
  const reusable = useReusable(query);
  const { alone } = useAlone();

  const add = async (type: string) => {
    const { added } = await changeSections({ kind: 'add', type, afterId, language }, 'editSectionAdded');
    if (!added) return;
    noteType(type);
    // The editor may have opened something else meanwhile.
    if (readPanel().panel !== own) return;
    open(`section:${added}`);
    showSection(added);
  };

  /** A section that has its texts already is shown, without its form. */
  const showWritten = (added: string) => {
    if (readPanel().panel === own) open(null);
    showSection(added);
  };

  const addReusable = async ({ uuid }: ReusableSection) => {
    const { added } = await changeSections({ kind: 'addReusable', uuid, afterId }, 'editSectionAdded');
    if (added) showWritten(added);
  };

  const paste = async (from: CopiedSection) => {
    const { added } = await changeSections(pasteOf(from, afterId), 'editSectionPasted');
    if (added) showWritten(added);
  };

  const possible: SectionDefinition[] = definitions.filter(({ type }) => shownTypes(pageKey).includes(type));
  const found = findTypes(possible, query, language);
  const isSearch = query.trim() !== '';
  const last = isSearch ? [] : recent.flatMap((type) => found.filter((definition) => definition.type === type));
  const rest = found.filter((definition) => !last.includes(definition));
  const cards = (types: SectionDefinition[]) => (
    <ul className={panel.types}>
      {types.map((definition) => (
        <li key={definition.type}>
          <TypeCard definition={definition} onChoose={() => void alone(() => add(definition.type))} />
        </li>
      ))}
    </ul>
  );

  return (
    <PanelFrame
      title={t('editAddSection')}
      note={place && t('editAddsBelow', { section: place })}
      onClose={() => open(null)}
    >
      {copied?.isPossible && (
        <Button
          type="button"
          theme="outline"
          title={t(afterId ? 'editPasteBelow' : 'editPasteAtEnd', { section: copied.name })}
          onClick={() => void alone(() => paste(copied))}
        />
      )}
      <label className={panel.search}>
        {t('editSearchSections')}
        <input
          type="search"
          className={styles.input}
          value={query}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      {last.length > 0 && <h3 className={panel.typesTitle}>{t('editSectionsUsed')}</h3>}
      {last.length > 0 && cards(last)}
      {reusable.length > 0 && (
        <ReusableCards sections={reusable} onChoose={(section) => void alone(() => addReusable(section))} />
      )}
      {rest.length > 0 && (last.length > 0 || reusable.length > 0) && (
        <h3 className={panel.typesTitle}>{t('editSectionsAll')}</h3>
      )}
      {cards(rest)}
      <p role="status">{isSearch && found.length + reusable.length === 0 ? t('editNoSectionFound') : ''}</p>
    </PanelFrame>
  );
}
