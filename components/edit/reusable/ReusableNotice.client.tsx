'use client';

import { usersCount } from '@/lib/edit/reusable';

import parts from '../parts/Parts.module.scss';
import { useEdit } from '../state/edit-context';
import { UsedOn } from './UsedOn';

/** Above a reusable section that is edited by itself: what this page is, and which pages show it. */
export function ReusableNotice() {
  const { t, info, interfaceLanguage } = useEdit();
  const usage = info.reusable ?? { usedOn: [] };
  const count = usersCount(usage);
  return (
    <div className={parts.banner} role="region" lang={interfaceLanguage} aria-label={t('editReusable')}>
      <p>
        <b>{t('editReusable')}.</b>{' '}
        {count > 0 ? t('editReusableEverywhere', { count: String(count) }) : t('editReusableUnused')}
      </p>
      {count > 0 && <UsedOn usage={usage} />}
    </div>
  );
}
