import type { ParseContext } from '../lib/sections/parse-section';

export const context: ParseContext = {
  warn: () => undefined,
  sanitizeHtml: (html) => html,
  resolveLink: (href) => href,
  resolveMedia: (src) => src,
};

export const hero = (id: string, order: number, more: object = {}) => ({ id, type: 'hero', order, title: id, ...more });

/** A page as a backend sends it. */
export const raw = {
  pageKey: 'k',
  link: '/page/k',
  title: 'Başlık',
  description: 'Açıklama',
  isVisible: true,
  sections: [hero('b', 20, { subTitle: 'alt' }), hero('a', 10), { id: 'x', type: 'unknown' }],
  data: '<p>ek</p>',
  otherLangs: { en: { title: 'Title', sections: [hero('b', 20, { title: 'B' })] } },
};
