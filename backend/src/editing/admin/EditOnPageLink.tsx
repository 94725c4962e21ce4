'use client';

import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { editAddress } from './edit-address';

const texts = {
  tr: { edit: 'Sitede düzenle', hint: 'Sayfayı sitede düzenle (yeni sekmede açılır)' },
  en: { edit: 'Edit on the site', hint: 'Edit the page on the site (opens in a new tab)' },
};

/** Links to the saved page. Not shown for a page that was never saved. */
export function EditOnPageLink({ siteUrl }: { siteUrl: string }) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { id, savedDocumentData, initialData } = useDocumentInfo();
  const link: unknown = (savedDocumentData ?? initialData)?.link;
  if (!id || typeof link !== 'string') return null;
  const { edit, hint } = texts[i18n.language === 'en' ? 'en' : 'tr'];
  return (
    <Button
      el="anchor"
      url={editAddress(siteUrl, link, code)}
      newTab
      buttonStyle="secondary"
      size="medium"
      aria-label={hint}
    >
      {edit}
    </Button>
  );
}
