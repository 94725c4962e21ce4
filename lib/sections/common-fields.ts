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
export const stickyTitle = field('text', { tr: 'Künye başlığı', en: 'Plate title', de: 'Titel des Schilds' });
export const stickyLink = field('link', { tr: 'Künye bağlantısı', en: 'Plate link', de: 'Link des Schilds' });
export const movieCoverImage = field('image', { tr: 'Film kapağı', en: 'Film cover', de: 'Vorschaubild des Films' });
export const movieLink = field('movie', { tr: 'Film', en: 'Film', de: 'Film' });
export const icon = field('icon', { tr: 'Simge', en: 'Icon', de: 'Symbol' });
export const content = field('text', { tr: 'Açıklama', en: 'Description', de: 'Beschreibung' }, { multiline: true });
export const richContent = field('html', { tr: 'İçerik', en: 'Content', de: 'Inhalt' });
export const link = field('link', { tr: 'Bağlantı', en: 'Link', de: 'Link' });
export const linkTitle = field('text', { tr: 'Bağlantı metni', en: 'Link text', de: 'Linktext' });

/** The label of every list of items. */
export const itemsLabel = { tr: 'Öğeler', en: 'Items', de: 'Einträge' } as const;
