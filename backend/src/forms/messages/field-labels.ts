import { textsOf } from '../../../../lib/i18n/texts-of';
import type { FieldDescription, FieldName } from '../../../../lib/forms/contact-fields';
import { defaultLanguage, type OwnTexts } from '../../languages';

/** Labels of the inbox that differ from the form's, which address the visitor. */
const ownLabels: Partial<Record<FieldName, OwnTexts<string>>> = {
  name: { tr: 'Ad', en: 'Name' },
  email: { tr: 'E-posta adresi', en: 'E-mail' },
  message: { tr: 'Mesaj', en: 'Message' },
};

/** The label of a field in the inbox, in every language of the admin. */
export function inboxLabel({ name, label }: FieldDescription): Record<string, string> {
  return ownLabels[name] ?? { tr: textsOf('tr')[label], en: textsOf('en')[label] };
}

/** The label of a field in the mail to the office, which is in Turkish. */
export function mailLabel({ name, label }: FieldDescription): string {
  return name === 'name' ? 'Ad' : textsOf(defaultLanguage)[label];
}
