import { backgroundImage, requiredTitle, subTitle } from '../../../lib/sections/common-fields';
import { defineSection, field } from '../../../lib/sections/define-section';

export const pageTitle = defineSection({
  type: 'pageTitle',
  label: { tr: 'Sayfa başlığı', en: 'Page title', de: 'Seitentitel' },
  hint: {
    tr: 'Sayfanın başlığı, fotoğraf ya da renk üstünde.',
    en: 'The page’s title on a photograph or a colour.',
    de: 'Der Seitentitel auf einem Foto oder einer Farbe.',
  },
  fields: {
    title: requiredTitle,
    subTitle,
    backgroundImage,
    pageHeaderColor: field('color', {
      tr: 'Başlığın zemin rengi',
      en: 'Background colour of the header',
      de: 'Hintergrundfarbe der Kopfzeile',
    }),
    // The standard height of page headers (docs/contract.md#sections).
    pageHeaderHeight: field('length', { tr: 'Yükseklik', en: 'Height', de: 'Höhe' }, { default: '450px' }),
  },
});
