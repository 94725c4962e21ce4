import type { Fixture } from '../fixture';

export const tabListFixture: Fixture<'tabList'> = {
  id: 'tab-list-1',
  type: 'tabList',
  order: 10,
  title: 'Sorununuz hangisi?',
  subTitle: 'Üç iş kolu',
  backgroundImage: {
    src: '/media/photos/concrete-texture.jpg',
    width: 1600,
    height: 900,
    alt: 'Ahşap kalıp izli brüt beton yüzey',
  },
  list: [
    {
      title: 'Derin kazı',
      content: '<p>İksayı, yatay deplasmanı sınırlayacak biçimde tasarlarız.</p>',
      img: { src: '/media/photos/foundation-pit.jpg', width: 1600, height: 900, alt: 'Derin temel çukuru' },
      icon: 'pickaxe',
      link: '/page/zemin-ankraji',
      linkTitle: 'Zemin ankrajı',
    },
    { title: 'Zayıf zemin', content: '<p>Zemini yerinde iyileştiririz.</p>', link: '/page/jet-grout' },
    { title: 'Su', content: '<h3>Yalıtım</h3><p>Bu sekmenin bağlantısı verilmedi.</p>' },
  ],
};
