import { defineSection, field } from '../../../lib/sections/define-section';

export const quotation = defineSection({
  type: 'quotation',
  label: { tr: 'Alıntı', en: 'Quotation' },
  hint: { tr: 'Bir söz ve söyleyen kişi.', en: 'Words, and whose they are.' },
  fields: {
    text: field('text', { tr: 'Söz', en: 'Words' }, { required: true, multiline: true }),
    name: field('text', { tr: 'Söyleyen', en: 'Who said it' }, { localized: false }),
    role: field('text', { tr: 'Görevi, şirketi', en: 'Position, company' }),
    portrait: field('image', { tr: 'Fotoğraf', en: 'Portrait' }),
    link: field('link', { tr: 'Kaynak bağlantısı', en: 'Link to the source' }),
  },
});
