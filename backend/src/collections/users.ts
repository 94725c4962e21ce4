import type { CollectionConfig } from 'payload';
import { adminOnly, adminOnlyField, adminOrSelf } from '../access/access';
import { readsMessagesField } from '../access/reads-messages';
import {
  firstUserIsAdmin,
  forgetAtEnd,
  forgetAtError,
  forgetLeaving,
  keepLastAdmin,
  keepLastAdminOnDelete,
} from '../hooks/keep-last-admin';
import { nameField } from '../accounts/account-name';
import { withAccountRules } from '../accounts/with-account-rules';
import { passwordMail } from './password-mail';

interface Options {
  hasSecureCookies: boolean;
  adminUrl: string | undefined;
}

/** Accounts of the admin. `admin` manages accounts and deletes; `editor` edits content and media. */
export function users({ hasSecureCookies, adminUrl }: Options): CollectionConfig {
  return withAccountRules({
    slug: 'users',
    labels: { singular: { tr: 'Kullanıcı', en: 'User' }, plural: { tr: 'Kullanıcılar', en: 'Users' } },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role'],
      group: { tr: 'Yönetim', en: 'Administration' },
    },
    auth: {
      // Strangers could lock accounts; `accounts/login` delays attempts instead.
      maxLoginAttempts: 0,
      tokenExpiration: 8 * 60 * 60,
      cookies: { sameSite: 'Lax', secure: hasSecureCookies },
      forgotPassword: passwordMail(adminUrl),
    },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: adminOnly,
      read: adminOrSelf,
      update: adminOrSelf,
      delete: adminOnly,
    },
    hooks: {
      beforeChange: [firstUserIsAdmin, keepLastAdmin],
      beforeDelete: [keepLastAdminOnDelete],
      afterChange: [forgetLeaving],
      afterDelete: [forgetLeaving],
      afterOperation: [forgetAtEnd],
      afterError: [forgetAtError],
    },
    fields: [
      nameField,
      {
        name: 'role',
        type: 'select',
        label: { tr: 'Yetki', en: 'Role' },
        required: true,
        defaultValue: 'editor',
        saveToJWT: true,
        options: [
          { value: 'admin', label: { tr: 'Yönetici', en: 'Administrator' } },
          { value: 'editor', label: { tr: 'Editör', en: 'Editor' } },
        ],
        access: { create: adminOnlyField, update: adminOnlyField },
      },
      readsMessagesField,
    ],
  });
}
