'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { adminText } from './admin-texts';

/** The download link of a visitor's file. It is always saved, never displayed. */
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
