/** A field that is added to the form's description is validated, stored and mailed by the backend. */
import type { Field } from 'payload';

import type * as ContactFields from '../../../../lib/forms/contact-fields';
import { notificationMail, type StoredMessage } from './notification-mail';
import { validateMessage } from './validate';
import { visitorColumns } from './visitor-columns';

jest.mock('../../../../lib/forms/contact-fields', () => {
  const { fieldDescriptions } = jest.requireActual<typeof ContactFields>('../../../../lib/forms/contact-fields');
  const further = { name: 'site', label: 'address', kind: 'text', maxLength: 10 };
  return { fieldDescriptions: [...fieldDescriptions, further] };
});

const texts = { subject: 'Konu', name: 'Ayşe', email: 'ayse@example.com', message: 'Merhaba' };

const namesOf = (fields: Field[]): string[] =>
  fields.flatMap((field) => [
    ...('name' in field ? [field.name] : []),
    ...('fields' in field ? namesOf(field.fields) : []),
  ]);

test('it is validated', () => {
  expect(validateMessage({ ...texts, site: ' Yeldere ' })).toMatchObject({ input: { site: 'Yeldere' } });
  expect(validateMessage({ ...texts })).toMatchObject({ input: { site: '' } });
  expect(validateMessage({ ...texts, site: 'x'.repeat(11) })).toEqual({ problems: { site: 'too_long' } });
});

test('the inbox has a column for it', () => {
  expect(namesOf(visitorColumns)).toContain('site');
});

test('the mail contains it if it is filled in', () => {
  const rest = { id: 1, submissionId: 'a', language: 'tr', verification: 'verified', attachment: null, createdAt: '' };
  const mail = (site: string | null) =>
    notificationMail({ ...texts, ...rest, site } as StoredMessage, { adminUrl: undefined, to: [] }).text;
  expect(mail('Yeldere')).toContain('Adres: Yeldere');
  expect(mail(null)).not.toContain('Adres');
});
