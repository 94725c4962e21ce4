'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { adminText } from './admin-texts';

/** The way to a visitor's file: saved, never shown. */
export function DownloadLink() {
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const text = adminText(i18n.language);
  if (!id) return null;
  return (
    <div>
      <Button el="anchor" url={`/api/uploads/${id}/file`} buttonStyle="secondary">
        {text('download')}
      </Button>
      <p>{text('downloadHint')}</p>
    </div>
  );
}
