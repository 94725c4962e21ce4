'use client';

import { PasswordField, useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

import { adminTexts } from './admin-texts';

/** Most saves need none; the backend says when one does. */
const isAlwaysValid = () => true as const;

/** Stands in the form of one's own account alone. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { id, lastUpdateTime } = useDocumentInfo();
  const { setValue } = useField({ path });
  // It was for one save, and is not left standing for the next.
  useEffect(() => setValue('', true), [lastUpdateTime, setValue]);
  const t = adminTexts(i18n.language);
  if (String(user?.id) !== String(id)) return null;
  return (
    <div>
      <PasswordField
        autoComplete="current-password"
        path={path}
        validate={isAlwaysValid}
        field={{ name: path, label: t.currentPassword }}
      />
      <p className="field-description">{t.currentPasswordWhy}</p>
    </div>
  );
}
