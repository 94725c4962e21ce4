import { demoMenu } from '@/lib/content/demo-menu';
import type { PanelVariant } from '@/components/layout/header/HeaderPanel.client';

import type { HeaderStory } from './addresses';

interface Story {
  /** The `menu` of an application model. */
  menu: unknown;
  path: string;
  variant?: PanelVariant;
  name?: string;
  /** The codes of the site's languages, if they are not Turkish and English. */
  languages?: readonly string[];
}

/** An item with a number of levels below it. */
const nested = (levels: number): object => ({
  title: `Düzey ${6 - levels}`,
  link: `/page/level-${levels}`,
  dropdown: levels > 1 ? [nested(levels - 1)] : undefined,
});

const manyItems = Array.from({ length: 60 }, (_, index) => ({
  title: index % 3 ? `Çok uzun adlı bir menü öğesi ${index}` : '',
  link: index % 2 ? `/page/${index}` : 'javascript:alert(1)',
  icon: 'no-such-icon',
}));

/** Invalid data of a backend. */
const hostileMenu = {
  deep: nested(5),
  many: { title: 'Çok', dropdown: manyItems, order: 1 },
  columns: {
    title: 'Sütunlar',
    order: 2,
    megamenu: Array.from({ length: 9 }, (_, index) => ({ title: index ? `Sütun ${index}` : '', dropdown: manyItems })),
  },
  untitled: { link: '/page/x' },
  none: null,
  text: 'x',
};

/** A number of items in the bar, each with a panel. */
const wideMenu = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: index ? `Mühendislik ve danışmanlık ${index}` : 'Müşavirlik',
    link: `/page/${index}`,
    dropdown: [{ title: 'Hizmetler', link: '/page/services' }],
  }));

const longName =
  'Anadolu Yapı Zemin Güçlendirme ve Tünel Mühendisliği İnşaat Taahhüt Sanayi ve Ticaret Limited Şirketi';

/** The header of a page around each menu, by the names of `headerStories`. */
export const headers = {
  full: { menu: demoMenu, path: '/blog-types/gallery/1' },
  modern: { menu: demoMenu, path: '/page/team', variant: 'modern' },
  hamburger: { menu: demoMenu, path: '/home-shop', variant: 'hamburger' },
  long: { menu: wideMenu(5), path: '/page/0' },
  crowded: { menu: wideMenu(20), path: '/page/0' },
  hostile: { menu: hostileMenu, path: '/page/level-3' },
  empty: { menu: {}, path: '/' },
  multilingual: { menu: {}, path: '/', languages: ['tr', 'en', 'de', 'az'] },
  named: { menu: wideMenu(3), path: '/page/0', name: longName },
} satisfies Record<HeaderStory, Story>;
