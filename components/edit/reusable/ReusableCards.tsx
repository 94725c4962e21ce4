'use client';

import { useState } from 'react';

import { definitions } from '@/components/sections/definitions';
import { type ReusableSection, reusableIn, usersCount } from '@/lib/edit/reusable';
import { inLanguage } from '@/lib/i18n/languages';
import { fold } from '@/lib/text/fold';
import { hasWords } from '@/lib/text/has-words';

import panel from '../panels/EditPanel.module.scss';
import card from '../picker/TypeCard.module.scss';
import { shownTypes } from '../section/shown-types';
import { useEdit } from '../state/edit-context';
import { useFetched } from '../state/use-fetched';

/** The reusable sections that this page can show and that have every typed word in their name or type. */
export function useReusable(query: string): (ReusableSection & { label: string })[] {
  const { info, pageKey, interfaceLanguage } = useEdit();
  const [all, setAll] = useState<ReusableSection[]>([]);
  // A backend of another version may not have them; then there is nothing to choose.
  useFetched('ReusableSections', {}, info.revision, (answer) => setAll(answer.isOk ? reusableIn(answer.data) : []));
  const folded = fold(query);
  return all
    .filter(({ type }) => shownTypes(pageKey).includes(type))
    .map((section) => {
      const definition = definitions.find(({ type }) => type === section.type);
      return { ...section, label: definition ? inLanguage(definition.label, interfaceLanguage) : section.type };
    })
    .filter(({ name, label }) => hasWords(fold(`${name} ${label}`), folded));
}

interface Props {
  sections: ReturnType<typeof useReusable>;
  onChoose: (section: ReusableSection) => void;
}

/** The reusable sections to choose from, each with its type and on how many pages it is. */
export function ReusableCards({ sections, onChoose }: Props) {
  const { t } = useEdit();
  return (
    <>
      <h3 className={panel.typesTitle}>{t('editReusableAll')}</h3>
      <ul className={panel.types}>
        {sections.map((section) => (
          <li key={section.uuid}>
            <div className={card.card}>
              <button type="button" onClick={() => onChoose(section)}>
                {section.name}
              </button>
              <p>
                {section.label} · {t('editReusableCount', { count: String(usersCount(section)) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
