'use client';

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { binText } from '../texts';

/** Brings back what is shown, and leads to the page. */
export function RestoreButton() {
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  if (!id) return null;

  async function restore(): Promise<void> {
    setIsBusy(true);
    try {
      const response = await fetch(`/api/bin/${id}/restore`, { method: 'POST' });
      const { message } = (await response.json()) as { message?: string };
      if (!response.ok) toast.error(message ?? binText(i18n.language, 'failed'));
      else {
        toast.success(message);
        router.push('/admin/collections/bin');
      }
    } catch {
      toast.error(binText(i18n.language, 'failed'));
    }
    setIsBusy(false);
  }

  return (
    <Button size="medium" disabled={isBusy} onClick={() => void restore()}>
      {binText(i18n.language, 'restore')}
    </Button>
  );
}
