import type { Fixture } from '../fixture';

export const accordionFixture: Fixture<'accordion'> = {
  id: 'accordion-1',
  type: 'accordion',
  order: 10,
  title: 'Sık sorulan sorular',
  subTitle: 'Yanıtını bulamadığınız soruyu iletişim formundan sorun.',
  backgroundImage: {
    src: '/media/photos/concrete-texture.jpg',
    width: 1600,
    height: 900,
    alt: 'Ahşap kalıp izli brüt beton yüzey',
  },
  list: [
    { title: 'Zemin etüdü ne kadar sürer?', content: '<p>Tek bina için genellikle üç hafta.</p>' },
    { title: 'Tünelde su gelirse ne yapılır?', content: '<p>Kazı durur, enjeksiyon yapılır.</p>' },
    { title: 'Membranın ömrü ne kadardır?', content: '<p>Yapının ömrü kadar.</p>' },
  ],
};
