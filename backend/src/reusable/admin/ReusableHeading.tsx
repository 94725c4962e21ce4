'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { RowHeading } from '../../admin/RowTitle';
import type { ReusableChoice } from '../choices';

const kinds = { tr: 'Ortak bölüm', en: 'Reusable section' };

export function ReusableHeading({ choices }: { choices: ReusableChoice[] }) {
  const { data, rowNumber = 0 } = useRowLabel<{ reusable?: string | null } | undefined>();
  const { i18n } = useTranslation();
  const kind = kinds[i18n.language === 'en' ? 'en' : 'tr'];
  const chosen = choices.find(({ uuid }) => uuid === data?.reusable);
  return <RowHeading rowNumber={rowNumber} heading={chosen ? `${kind}: ${chosen.name}` : kind} />;
}
