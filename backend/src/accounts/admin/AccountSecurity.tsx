'use client';

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';

import { adminTexts } from './admin-texts';
import { SecurityPanel } from './SecurityPanel';

/** Below an account's fields: the user's own security settings, or an administrator's actions on another account. */
export function AccountSecurity() {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  if (!user || id === undefined) return null;
  const isOwn = String(user.id) === String(id);
  return <SecurityPanel t={adminTexts(i18n.language)} id={id} isOwn={isOwn} isAdmin={user.role === 'admin'} />;
}
