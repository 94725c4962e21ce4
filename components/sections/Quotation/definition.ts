import { defineSection, field } from '../../../lib/sections/define-section';

export const quotation = defineSection({
  type: 'quotation',
  label: { tr: 'Alıntı', en: 'Quotation', de: 'Zitat' },
  hint: {
    tr: 'Bir söz ve söyleyen kişi.',
    en: 'Words, and whose they are.',
    de: 'Ein Ausspruch und von wem er stammt.',
  },
  fields: {
    text: field('text', { tr: 'Söz', en: 'Words', de: 'Wortlaut' }, { required: true, multiline: true }),
    name: field('text', { tr: 'Söyleyen', en: 'Who said it', de: 'Von wem' }, { localized: false }),
    role: field('text', { tr: 'Görevi, şirketi', en: 'Position, company', de: 'Funktion, Unternehmen' }),
    portrait: field('image', { tr: 'Fotoğraf', en: 'Portrait', de: 'Porträt' }),
    link: field('link', { tr: 'Kaynak bağlantısı', en: 'Link to the source', de: 'Link zur Quelle' }),
  },
});
