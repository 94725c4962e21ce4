import type { Fixture } from '../fixture';

export const experiencesFixture: Fixture<'experiences'> = {
  id: 'experiences-1',
  type: 'experiences',
  order: 10,
  title: 'Uzmanlık alanları',
  subTitle: 'Beş disiplin, tek sorumluluk zinciri.',
  backgroundImage: {
    src: '/media/photos/highway-cut.jpg',
    width: 1600,
    height: 900,
    alt: 'Ankrajlı yüksek şevin önünden geçen otoyol',
  },
  list: [
    {
      icon: 'drill',
      title: 'Delgi',
      content: 'Dönerli ve darbeli, Ø76–300 mm.',
      link: '/page/zemin-ankraji',
      linkTitle: 'Zemin ankrajı',
    },
    { icon: 'syringe', title: 'Enjeksiyon', content: 'Kademeli, kayıtlı.', link: '/page/enjeksiyon' },
    { title: 'Püskürtme' },
  ],
};
