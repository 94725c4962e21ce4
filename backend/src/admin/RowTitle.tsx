'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { Label } from '../../../lib/sections/define-section';

interface Props {
  /** The kind of row, in the languages of the admin. */
  label: Label;
  /** Whether to show the kind even if the row has a title. */
  isKindShown: boolean;
}

/** The values of a row that can be its title. */
type Titled = Partial<Record<'title' | 'name' | 'text', string | null>>;

/** The heading of a collapsed row: its number, its kind, and its title. */
export function RowTitle({ label, isKindShown }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Titled | undefined>();
  const { i18n } = useTranslation();
  const kind = (i18n.language === 'en' && label.en) || label.tr;
  const ownTitle = data?.title || data?.name || data?.text;
  const heading = isKindShown && ownTitle ? `${kind}: ${ownTitle}` : ownTitle || kind;
  return <RowHeading rowNumber={rowNumber} heading={heading} />;
}

/** @param rowNumber from 0 */
export function RowHeading({ rowNumber, heading }: { rowNumber: number; heading: string }) {
  return (
    <span>
      {String(rowNumber + 1).padStart(2, '0')} · {heading}
    </span>
  );
}
