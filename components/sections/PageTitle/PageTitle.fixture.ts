import type { Fixture } from '../fixture';

export const pageTitleFixture: Fixture<'pageTitle'> = {
  id: 'page-title-1',
  type: 'pageTitle',
  order: 10,
  title: 'Hizmetlerimiz',
  subTitle: 'Yöntemden değil, sorundan başlarız',
  backgroundImage: {
    src: '/media/photos/foundation-pit.jpg',
    width: 1600,
    height: 900,
    alt: 'Fore kazık perde ve ankrajla desteklenen derin temel çukuru',
  },
  pageHeaderColor: '#3f76a6',
  pageHeaderHeight: '380px',
};
