import { backgroundImage, requiredTitle, stickyLink, stickyTitle, subTitle } from '../../../lib/sections/common-fields';
import { defineSection } from '../../../lib/sections/define-section';

export const hero = defineSection({
  type: 'hero',
  label: { tr: 'Kapak', en: 'Hero', de: 'Aufmacher' },
  hint: {
    tr: 'Sayfayı açan tam genişlikte fotoğraf ve başlık.',
    en: 'A photograph across the page with a title.',
    de: 'Ein Foto über die ganze Breite mit einem Titel.',
  },
  fields: {
    title: requiredTitle,
    subTitle,
    stickyTitle,
    stickyLink,
    backgroundImage,
  },
});
