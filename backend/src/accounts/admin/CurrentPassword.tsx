'use client';

import { PasswordField, useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

import { adminTexts } from './admin-texts';

/** Not required in the browser: the backend says when a change needs the password. */
const isAlwaysValid = () => true as const;

/** Shown only to users who edit their own account. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { id, lastUpdateTime } = useDocumentInfo();
  const { setValue } = useField({ path });
  // Clear it after each save.
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
