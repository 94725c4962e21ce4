'use client';

import { partDefinitions, type PartName } from '@/components/layout/parts/definitions';
import { inLanguage } from '@/lib/i18n/languages';

import { PencilIcon } from '../EditIcons';
import { useEdit } from '../state/edit-context';
import { useIsReady } from '../state/use-is-ready';
import styles from './Parts.module.scss';

interface Props {
  names: readonly PartName[];
  place: 'header' | 'footer';
}

/** The buttons that edit what every page has: above the header, and below the footer. */
export function PartHandles({ names, place }: Props) {
  const { t, info, interfaceLanguage, panel, open, unsaved } = useEdit();
  const isReady = useIsReady();
  return (
    <div
      className={styles.handles}
      role="region"
      data-tour="parts"
      inert={!isReady}
      lang={interfaceLanguage}
      aria-label={t(place === 'header' ? 'editHeaderParts' : 'editFooterParts')}
    >
      {/* A backend of another version may not have all of them. */}
      {names
        .filter((name) => info.parts?.[name])
        .map((name) => {
          const label = inLanguage(partDefinitions[name].label, interfaceLanguage);
          const isUnsaved = unsaved.includes(`part:${name}`);
          const { status, request } = info.parts?.[name] ?? {};
          const isDraft = status === 'changed';
          const state = request?.state === 'open' ? t('editRequested') : isDraft ? t('editStateChanged') : undefined;
          const mark = isUnsaved ? t('editUnsavedMark') : state;
          return (
            <button
              key={name}
              type="button"
              className={styles.handle}
              data-edit-handle={name}
              aria-label={[`${label}: ${t('editButton')}`, mark].filter(Boolean).join(', ')}
              aria-expanded={panel === `part:${name}`}
              onClick={() => open(`part:${name}`)}
            >
              <PencilIcon />
              <span>{label}</span>
              {mark && <small className={isUnsaved ? styles.unsaved : undefined}>{mark}</small>}
            </button>
          );
        })}
    </div>
  );
}
