import type { Field } from 'payload';

const isSignedIn = (data: Partial<{ id: unknown }> | undefined) => data?.id !== undefined;

/** Fields of the account form that are not stored. */
export const securityFields: Field[] = [
  {
    name: 'currentPassword',
    type: 'text',
    virtual: true,
    label: { tr: 'Şimdiki parolanız', en: 'Your current password' },
    admin: {
      condition: isSignedIn,
      components: { Field: '/src/accounts/admin/CurrentPassword#CurrentPassword' },
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
  },
  {
    name: 'accountSecurity',
    type: 'ui',
    admin: {
      condition: isSignedIn,
      components: { Field: '/src/accounts/admin/AccountSecurity#AccountSecurity' },
      disableListColumn: true,
    },
  },
];
