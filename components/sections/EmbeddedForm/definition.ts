import { description, requiredTitle, subTitle } from '../../../lib/sections/common-fields';
import { defineSection, field } from '../../../lib/sections/define-section';

export const embeddedForm = defineSection({
  type: 'embeddedForm',
  label: { tr: 'Form', en: 'Form', de: 'Formular' },
  hint: {
    tr: 'Belirli bir konuda mesaj formu: teklif isteği, iş başvurusu, bayilik.',
    en: 'A form for messages about one subject: a quotation, an application.',
    de: 'Ein Formular zu einem bestimmten Anliegen: Angebotsanfrage, Bewerbung, Vertrieb.',
  },
  fields: {
    title: requiredTitle,
    subTitle,
    description,
    subject: field(
      'text',
      { tr: 'Gelen mesajın konusu', en: 'Subject of the message', de: 'Betreff der Nachricht' },
      { required: true },
    ),
    asksPhone: field(
      'boolean',
      { tr: 'Telefonu da sor', en: 'Ask for the phone number too', de: 'Auch nach der Telefonnummer fragen' },
      { default: true },
    ),
    asksFile: field('boolean', {
      tr: 'Dosya eklenebilsin',
      en: 'Let visitors attach a file',
      de: 'Besucher können eine Datei anhängen',
    }),
    buttonTitle: field('text', { tr: 'Düğme metni', en: 'Text of the button', de: 'Text des Knopfs' }),
  },
});
