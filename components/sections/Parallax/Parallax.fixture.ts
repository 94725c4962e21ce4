import type { Fixture } from '../fixture';

export const parallaxFixture: Fixture<'parallax'> = {
  id: 'parallax-1',
  type: 'parallax',
  order: 10,
  title: 'Şantiye bitse de yapı bize emanettir',
  subTitle: 'İzleme hizmetimiz işletme döneminde de sürer.',
  backgroundImage: {
    src: '/media/photos/crane-silhouette.jpg',
    width: 1600,
    height: 900,
    alt: 'Gün batımında kule vinçler',
  },
  stickyTitle: 'İzleme programı',
  stickyLink: '/page/tunel-izleme-ve-olcum',
};
