'use client';

import parts from '../parts/Parts.module.scss';
import { useEdit } from '../state/edit-context';
import { UsedOn } from './UsedOn';

/** Above a reusable section that is edited by itself: what this page is, and which pages show it. */
export function ReusableNotice() {
  const { t, info, interfaceLanguage } = useEdit();
  const { usedOn = [] } = info.reusable ?? {};
  return (
    <div className={parts.banner} role="region" lang={interfaceLanguage} aria-label={t('editReusable')}>
      <p>
        <b>{t('editReusable')}.</b>{' '}
        {usedOn.length > 0 ? t('editReusableEverywhere', { count: String(usedOn.length) }) : t('editReusableUnused')}
      </p>
      {usedOn.length > 0 && <UsedOn pages={usedOn} />}
    </div>
  );
}
