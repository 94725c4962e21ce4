import type { Fixture } from '../fixture';

export const counterFixture: Fixture<'counter'> = {
  id: 'counter-1',
  type: 'counter',
  order: 10,
  title: 'Sayılarla biz',
  subTitle: 'Sahada biten, raporu teslim edilmiş işler.',
  backgroundImage: { src: '/media/photos/rebar-cage.jpg', width: 1600, height: 900, alt: 'Donatı kafesi' },
  list: [
    { number: { text: '1.250+' }, title: 'Sondaj', content: 'Logların tamamı sayısaldır.' },
    { number: { text: '%98' }, title: 'Zamanında teslim' },
    { number: { text: '0,42 m' }, title: 'En ince kaplama' },
    { number: { text: 'Sıfır' }, title: 'Ölümlü kaza' },
  ],
};
