import { catalogues } from '../../../../lib/i18n/catalogues';
import type { FieldDescription, FieldName } from '../../../../lib/forms/contact-fields';
import { defaultLanguage, languages, type OwnTexts } from '../../languages';

/** Labels of the inbox that differ from the form's, which address the visitor. */
const ownLabels: Partial<Record<FieldName, OwnTexts<string>>> = {
  name: { tr: 'Ad', en: 'Name' },
  email: { tr: 'E-posta adresi', en: 'E-mail' },
  message: { tr: 'Mesaj', en: 'Message' },
};

/** The label of a field in the inbox, in every language of the admin. */
export function inboxLabel({ name, label }: FieldDescription): Record<string, string> {
  const onForm = languages.map(({ code }) => [code, catalogues[code][label]] as const);
  return ownLabels[name] ?? Object.fromEntries(onForm);
}

/** The label of a field in the mail to the office, which is in Turkish. */
export function mailLabel({ name, label }: FieldDescription): string {
  return name === 'name' ? 'Ad' : catalogues[defaultLanguage][label];
}
