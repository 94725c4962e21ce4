import type { Fixture } from '../fixture';

export const clientsFixture: Fixture<'clients'> = {
  id: 'clients-1',
  type: 'clients',
  order: 10,
  title: 'Birlikte çalıştıklarımız',
  list: [
    {
      img: { src: '/media/logos/metro-tunelbasi.svg', width: 220, height: 110, alt: 'Tünelbaşı logosu' },
      name: 'Tünelbaşı Ortak Girişimi',
      link: 'https://example.com/',
      target: '_blank',
    },
    {
      img: { src: '/media/logos/metro-yedihat.svg', width: 220, height: 110, alt: 'Yedihat Ulaşım' },
      link: '/reference/metro-projeleri',
      target: '_self',
    },
    { img: '/media/logos/endustri-volkanit.svg', link: 'https://volkanit.example/' },
    { img: '/media/logos/endustri-ruzgarlik.svg', name: 'Rüzgarlık Enerji' },
  ],
};
