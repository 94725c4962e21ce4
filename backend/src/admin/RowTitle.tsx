'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { Label } from '../../../lib/sections/define-section';

interface Props {
  /** The kind of row, in the languages of the admin. */
  label: Label;
  /** Whether to show the kind even if the row has a title. */
  isKindShown: boolean;
}

/** The heading of a collapsed row: its number, its kind, and its title. */
export function RowTitle({ label, isKindShown }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string | null; name?: string | null } | undefined>();
  const { i18n } = useTranslation();
  const kind = (i18n.language === 'en' && label.en) || label.tr;
  const ownTitle = data?.title || data?.name;
  const heading = isKindShown && ownTitle ? `${kind}: ${ownTitle}` : ownTitle || kind;
  return (
    <span>
      {String(rowNumber + 1).padStart(2, '0')} · {heading}
    </span>
  );
}
