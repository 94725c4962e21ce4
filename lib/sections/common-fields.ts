import { field } from './define-section';

/** Fields that many section types have, so that editors see the same names everywhere. */
export const title = field('text', { tr: 'Başlık', en: 'Title' });
export const requiredTitle = field('text', { tr: 'Başlık', en: 'Title' }, { required: true });
export const subTitle = field('text', { tr: 'Alt başlık', en: 'Subtitle' }, { multiline: true });
export const description = field('html', { tr: 'Metin', en: 'Text' });
export const backgroundImage = field('image', { tr: 'Arka plan görseli', en: 'Background image' });
export const stickyTitle = field('text', { tr: 'Künye başlığı', en: 'Plate title' });
export const stickyLink = field('link', { tr: 'Künye bağlantısı', en: 'Plate link' });
export const movieCoverImage = field('image', { tr: 'Film kapağı', en: 'Film cover' });
export const movieLink = field('movie', { tr: 'Film', en: 'Film' });
export const icon = field('icon', { tr: 'Simge', en: 'Icon' });
export const content = field('text', { tr: 'Açıklama', en: 'Description' }, { multiline: true });
export const richContent = field('html', { tr: 'İçerik', en: 'Content' });
export const link = field('link', { tr: 'Bağlantı', en: 'Link' });
export const linkTitle = field('text', { tr: 'Bağlantı metni', en: 'Link text' });

/** The label of every list of items. */
export const itemsLabel = { tr: 'Öğeler', en: 'Items' } as const;
