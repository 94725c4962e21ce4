import type { Access, CheckboxField } from 'payload';
import { adminOnlyField } from './access';

interface Account {
  role?: string | null;
  readsMessages?: boolean | null;
}

/**
 * Whether an account may read what visitors have sent: administrators, and editors whom they allow to.
 *
 * @param user of the session, read from the database for every request
 */
export function mayReadMessages(user: unknown): boolean {
  const { role, readsMessages } = (user ?? {}) as Account;
  return role === 'admin' || (role === 'editor' && readsMessages === true);
}

export const readsMessages: Access = ({ req }) => mayReadMessages(req.user);

/** The checkbox in an account's form. */
export const readsMessagesField: CheckboxField = {
  name: 'readsMessages',
  type: 'checkbox',
  label: { tr: 'Gelen mesajları okuyabilir', en: 'May read messages' },
  defaultValue: false,
  access: { create: adminOnlyField, update: adminOnlyField },
  admin: {
    condition: (data) => data.role === 'editor',
    description: {
      tr: 'Ziyaretçilerin mesajlarını, eklerini ve bülten adreslerini görür. Yöneticiler hep görür.',
      en: 'Sees visitors’ messages, their files and the newsletter’s addresses. Administrators always do.',
    },
  },
};
