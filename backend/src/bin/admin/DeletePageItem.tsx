'use client';

import { PopupList, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { ownPageOf } from '../../../../lib/routes/page-address';
import { binText } from '../texts';
import { deleteEvent } from './delete-event';
import './delete-page.css';

/**
 * In the menu of a page's form, in place of Payload's own command, whose dialog offers no redirect. Pages with an address
 * of their own stay.
 */
export function DeletePageItem() {
  const { i18n } = useTranslation();
  const { id, hasDeletePermission, savedDocumentData, initialData } = useDocumentInfo();
  const pageKey: unknown = (savedDocumentData ?? initialData)?.pageKey;
  if (!id || !hasDeletePermission) return null;
  // Its id hides Payload's own command (delete-page.css).
  if (ownPageOf(String(pageKey))) return <span id="action-delete-page" hidden />;
  return (
    <PopupList.Button
      id="action-delete-page"
      onClick={() => document.dispatchEvent(new CustomEvent(deleteEvent, { detail: id }))}
    >
      {binText(i18n.language, 'delete')}
    </PopupList.Button>
  );
}
