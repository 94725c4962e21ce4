'use client';

import { PasswordField, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';

import { adminTexts } from './admin-texts';

/** Stands in the form of one's own account alone. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const t = adminTexts(i18n.language);
  if (String(user?.id) !== String(id)) return null;
  return (
    <div>
      <PasswordField autoComplete="current-password" path={path} field={{ name: path, label: t.currentPassword }} />
      <p className="field-description">{t.currentPasswordWhy}</p>
    </div>
  );
}
