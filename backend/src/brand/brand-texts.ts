import type { ColorName, CornerName, HeaderName, LineName, PairingName, ThemeName } from '../../../lib/brand/options';

export type Label = Record<'tr' | 'en', string>;

const choices = <Name extends string>(tr: string, en: string, options: Record<Name, Label>) => ({
  label: { tr, en },
  options,
});

const described = (tr: string, en: string, description: Label) => ({ label: { tr, en }, description });

const colors: Record<ColorName, { label: Label; description: Label }> = {
  ink: described('Yazı', 'Text', { tr: 'Başlıklar ve metin.', en: 'Titles and text.' }),
  accent: described('Vurgu', 'Accent', { tr: 'Düğmeler, işaretler, çizgiler.', en: 'Buttons, marks, lines.' }),
  paper: described('Zemin', 'Ground', { tr: 'Sayfanın zemini.', en: 'The ground of pages.' }),
  surface: described('İkinci zemin', 'Second ground', {
    tr: 'Alt bilgi ve sakin bölümler.',
    en: 'The footer and quiet sections.',
  }),
  dark: described('Koyu zemin', 'Dark ground', {
    tr: 'Beyaz yazılı bölümler.',
    en: 'Sections with white text.',
  }),
};

/** The texts of the brand's form. */
export const brandTexts = {
  brand: { tr: 'Marka', en: 'Brand' },
  description: {
    tr: 'Sitenin görünüşü. Yayımlanınca bütün sayfalar yenilenir.',
    en: 'The look of the site. Publishing it renews all pages.',
  },
  open: { tr: 'Boş bırakılan, temanınkidir.', en: 'What is left open is the theme’s.' },
  colorGroup: { tr: 'Renkler', en: 'Colours' },
  fontGroup: { tr: 'Yazı tipleri', en: 'Fonts' },
  theme: choices<ThemeName>('Tema', 'Theme', {
    drawing: { tr: 'Pafta', en: 'Drawing sheet' },
    editorial: { tr: 'Dergi', en: 'Journal' },
    technical: { tr: 'Teknik', en: 'Technical' },
    architectural: { tr: 'Mimari (koyu)', en: 'Architectural (dark)' },
  }),
  colors,
  pairing: choices<PairingName>('Yazı tipi çifti', 'Type pairing', {
    drawing: { tr: 'Archivo + Sofia Sans', en: 'Archivo + Sofia Sans' },
    editorial: { tr: 'Newsreader + Instrument Sans', en: 'Newsreader + Instrument Sans' },
    technical: { tr: 'Space Grotesk + JetBrains Mono', en: 'Space Grotesk + JetBrains Mono' },
    architectural: { tr: 'Jost', en: 'Jost' },
  }),
  ownFont: described('Kendi yazı tipiniz (WOFF2)', 'A font of your own (WOFF2)', {
    tr: 'Çiftin yerine bütün yazılar için. İçinde ğ, ı, İ, ş, ç, ö, ü olmalı.',
    en: 'For all text, instead of the pairing. It has to have the letters ğ, ı, İ, ş, ç, ö, ü.',
  }),
  ownFontOneWeight: {
    tr: 'Bu dosyada tek kalınlık var: kalın başlıkları tarayıcı yapay olarak kalınlaştırır. Değişken (variable) bir WOFF2 yükleyin.',
    en: 'This file has a single weight: browsers make the bold of titles up. Upload a variable WOFF2.',
  },
  corners: choices<CornerName>('Köşeler', 'Corners', {
    square: { tr: 'Keskin', en: 'Square' },
    soft: { tr: 'Yumuşak', en: 'Soft' },
    round: { tr: 'Yuvarlak', en: 'Round' },
  }),
  lines: choices<LineName>('Çizgiler', 'Lines', {
    fine: { tr: 'İnce', en: 'Fine' },
    strong: { tr: 'Belirgin', en: 'Strong' },
    none: { tr: 'Yok', en: 'None' },
  }),
  stations: choices<'on' | 'off'>('Kenar işaretleri (0+100)', 'Marks in the margin (0+100)', {
    on: { tr: 'Göster', en: 'Show' },
    off: { tr: 'Gösterme', en: 'Hide' },
  }),
  header: choices<HeaderName>('Üst çubuk', 'Header', {
    bar: { tr: 'Açık çubuk', en: 'Bar' },
    dark: { tr: 'Koyu çubuk', en: 'Dark bar' },
    stacked: { tr: 'Logo üstte, menü altta', en: 'Logo above the menu' },
  }),
  logo: described('Logo', 'Logo', {
    tr: 'Açık zemin için. SVG en iyisidir; yoksa sitenin adı yazılır.',
    en: 'For light grounds. SVG is best; without one the site’s name stands there.',
  }),
  logoOnDark: described('Koyu zemin için logo', 'Logo for dark grounds', {
    tr: 'Boşsa ilk logo kullanılır.',
    en: 'Without one the first logo is used.',
  }),
  icon: described('Site simgesi', 'Site icon', {
    tr: 'Tarayıcı sekmesi ve telefon ekranı için, kare, en az 512 piksel.',
    en: 'For tabs and home screens: square, at least 512 pixels.',
  }),
};
