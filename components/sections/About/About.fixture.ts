import type { Fixture } from '../fixture';

export const aboutFixture: Fixture<'about'> = {
  id: 'about-1',
  type: 'about',
  order: 10,
  title: 'Kazıdan önce karar, kararda önce veri',
  subTitle: 'Yerin beklenmedik davranışını erken görürüz',
  description: '<p>Zemin modelini kurar, ölçümle günceller.</p><ul><li>Aşamalı kazı analizi</li></ul>',
  movieCoverImage: {
    src: '/media/photos/hero-dam.jpg',
    width: 2000,
    height: 1125,
    alt: 'Dağların arasında beton kemer baraj',
  },
  movieLink: {
    src: '/media/video/company-film.mp4',
    poster: '/media/photos/hero-dam.jpg',
    captions: [{ src: '/media/video/company-film.tr.vtt', language: 'tr' }],
  },
  backgroundImage: {
    src: '/media/photos/concrete-texture.jpg',
    width: 1600,
    height: 900,
    alt: 'Ahşap kalıp izli brüt beton yüzey',
  },
};
