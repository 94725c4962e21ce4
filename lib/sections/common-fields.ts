import { field } from './define-section';

/** Fields that many section types have, so that editors see the same names everywhere. */
export const title = field('text', { tr: 'Başlık', en: 'Title', de: 'Titel' });
export const requiredTitle = field('text', { tr: 'Başlık', en: 'Title', de: 'Titel' }, { required: true });
export const subTitle = field('text', { tr: 'Alt başlık', en: 'Subtitle', de: 'Untertitel' }, { multiline: true });
export const description = field('html', { tr: 'Metin', en: 'Text', de: 'Text' });
export const backgroundImage = field('image', {
  tr: 'Arka plan görseli',
  en: 'Background image',
  de: 'Hintergrundbild',
});
export const stickyTitle = field('text', {
  tr: 'Fotoğraftaki bağlantının metni',
  en: 'Text of the link on the photograph',
  de: 'Text des Links auf dem Foto',
});
export const stickyLink = field('link', {
  tr: 'Fotoğraftaki bağlantı',
  en: 'Link on the photograph',
  de: 'Link auf dem Foto',
});
export const movieCoverImage = field('image', { tr: 'Film kapağı', en: 'Film cover', de: 'Vorschaubild des Films' });
export const movieLink = field('movie', { tr: 'Film', en: 'Film', de: 'Film' });
export const icon = field('icon', { tr: 'Simge', en: 'Icon', de: 'Symbol' });
export const content = field('text', { tr: 'Açıklama', en: 'Description', de: 'Beschreibung' }, { multiline: true });
export const richContent = field('html', { tr: 'İçerik', en: 'Content', de: 'Inhalt' });
export const link = field('link', { tr: 'Bağlantı', en: 'Link', de: 'Link' });
export const linkTitle = field('text', { tr: 'Bağlantı metni', en: 'Link text', de: 'Linktext' });

/** Where a link opens. */
export const linkTarget = field(
  'choice',
  { tr: 'Nerede açılsın', en: 'Opens', de: 'Öffnet sich' },
  {
    options: ['_self', '_blank'],
    optionLabels: {
      _self: { tr: 'Aynı pencerede', en: 'In the same window', de: 'Im selben Fenster' },
      _blank: { tr: 'Yeni pencerede', en: 'In a new window', de: 'In einem neuen Fenster' },
    },
    default: '_self',
  },
);

/** The label of every list of items. */
export const itemsLabel = { tr: 'Öğeler', en: 'Items', de: 'Einträge' } as const;
