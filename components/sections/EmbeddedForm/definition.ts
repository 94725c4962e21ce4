import { description, requiredTitle, subTitle } from '../../../lib/sections/common-fields';
import { defineSection, field } from '../../../lib/sections/define-section';

export const embeddedForm = defineSection({
  type: 'embeddedForm',
  label: { tr: 'Form', en: 'Form' },
  hint: {
    tr: 'Belirli bir konuda mesaj formu: teklif isteği, iş başvurusu, bayilik.',
    en: 'A form for messages about one subject: a quotation, an application.',
  },
  fields: {
    title: requiredTitle,
    subTitle,
    description,
    subject: field('text', { tr: 'Gelen mesajın konusu', en: 'Subject of the message' }, { required: true }),
    asksPhone: field('boolean', { tr: 'Telefonu da sor', en: 'Ask for the phone number too' }, { default: true }),
    asksFile: field('boolean', { tr: 'Dosya eklenebilsin', en: 'Let visitors attach a file' }),
    buttonTitle: field('text', { tr: 'Düğme metni', en: 'Text of the button' }),
  },
});
