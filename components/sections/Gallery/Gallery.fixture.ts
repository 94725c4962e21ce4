import type { Fixture } from '../fixture';

export const galleryFixture: Fixture<'gallery'> = {
  id: 'gallery-1',
  type: 'gallery',
  order: 10,
  title: 'Şantiyeden',
  subTitle: 'Yeldere barajı, üç mevsim.',
  list: [
    {
      img: { src: '/media/photos/hero-dam.jpg', width: 3200, height: 1800, alt: 'Baraj gövdesi ve göl' },
      caption: 'Gövde, batardo kaldırılmadan önce.',
    },
    {
      img: { src: '/media/photos/bridge-autumn.jpg', width: 1600, height: 900, alt: 'Nehre yansıyan kemer köprü' },
      caption: 'Erişim köprüsü.',
    },
    { img: { src: '/media/photos/hero-viaduct.jpg', width: 3200, height: 1800, alt: 'Vadiyi aşan viyadük' } },
    { img: '/media/photos/hero-dam.jpg', caption: 'Aynı yerden, bahar.' },
  ],
};
