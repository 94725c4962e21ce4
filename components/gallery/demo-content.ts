import { pageTitleFixture } from '@/components/sections/PageTitle/PageTitle.fixture';
import type { ApplicationModel, Page } from '@/lib/content';
import type { Image } from '@/lib/sections/define-section';

export const longTitle = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir başlık';

/** The minimum of a site that stories need. */
export const demoModel: ApplicationModel = {
  menu: [],
  footer: [],
  socialAccounts: [],
  siteInfo: { title: 'Örnek', subTitle: '', phone: '', adress: '', copyright: '', email: '' },
  languages: [],
  categories: [],
  otherKeys: {},
};

interface Demo {
  title?: string;
  summary?: string;
  color?: string;
  image?: Image;
}

export const photo = {
  src: '/media/photos/dam-spillway.jpg',
  width: 1600,
  height: 900,
  alt: 'Kapakları açık baraj dolusavağı ve düşü havuzunda köpüren su',
};

/** A page for cards: its title, its summary, and the picture or colour of its page title. */
export function demoPage(number: number, { title, summary, color, image }: Demo = {}): Page {
  return {
    pageKey: `demo-${number}`,
    link: `/page/demo-${number}`,
    titleLanguage: 'tr',
    title: title ?? `Yeldere Barajı ${number}`,
    description: '',
    keywords: '',
    summary: summary ?? 'Perde enjeksiyonu: 118 km delgi, hedef üç Lugeon’un altı.',
    isVisible: true,
    sections: [
      {
        id: 'page-title-1',
        type: 'pageTitle',
        order: 10,
        title: pageTitleFixture.title,
        pageHeaderHeight: '450px',
        pageHeaderColor: color,
        backgroundImage: image,
      },
    ],
    extraBlock: null,
    categories: [],
    contentLanguage: 'tr',
    languages: ['tr'],
    revision: '',
    updatedAt: '',
  };
}
