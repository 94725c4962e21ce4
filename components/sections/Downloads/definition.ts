import { content, itemsLabel, requiredTitle, subTitle, title } from '../../../lib/sections/common-fields';
import { defineSection, field, list } from '../../../lib/sections/define-section';

export const downloads = defineSection({
  type: 'downloads',
  label: { tr: 'İndirilecek dosyalar', en: 'Downloads', de: 'Downloads' },
  hint: {
    tr: 'Kataloglar, belgeler, raporlar: adı, türü ve boyutuyla.',
    en: 'Catalogues, certificates, reports: with title, kind and size.',
    de: 'Kataloge, Zertifikate, Berichte: mit Titel, Art und Größe.',
  },
  fields: {
    title,
    subTitle,
    list: list(itemsLabel, {
      title: requiredTitle,
      content,
      file: field('file', { tr: 'Dosya', en: 'File', de: 'Datei' }, { required: true }),
    }),
  },
});
