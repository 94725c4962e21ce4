import type { Fixture } from '../fixture';

export const heroFixture: Fixture<'hero'> = {
  id: 'hero-1',
  type: 'hero',
  order: 10,
  title: 'Dağın içinden güvenle geçeriz',
  subTitle: 'Tünel, geoteknik ve su yalıtımı işlerinde tasarım, uygulama ve izleme.',
  stickyTitle: 'Hizmetlerimiz',
  stickyLink: '/page/hizmetlerimiz',
  backgroundImage: {
    src: '/media/photos/hero-tunnel.jpg',
    width: 2000,
    height: 1125,
    alt: 'Segment kaplamalı metro hat tünelinin içinden ileriye bakış',
  },
};
