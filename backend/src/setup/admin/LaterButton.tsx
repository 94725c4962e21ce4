'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';

import { setupTexts } from '../setup-texts';
import { callSetup } from './call-setup';

/** Puts the setup off. It stays in the admin's menu. */
export function LaterButton() {
  const { i18n } = useTranslation();
  const router = useRouter();
  async function putOff() {
    if ((await callSetup('/later', 'POST')).isOk) router.refresh();
  }
  return (
    <button type="button" className="setup-button setup-button--quiet" onClick={() => void putOff()}>
      {setupTexts(i18n.language).later}
    </button>
  );
}
