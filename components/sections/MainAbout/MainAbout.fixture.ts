import type { Fixture } from '../fixture';

export const mainAboutFixture: Fixture<'mainAbout'> = {
  id: 'main-about-1',
  type: 'mainAbout',
  order: 10,
  title: 'Yer altını önce ölçer, sonra konuşuruz',
  subTitle: '2003’ten bu yana tünel, geoteknik ve su yalıtımı',
  description: '<p>Etüt, tasarım ve izleme <strong>aynı sorumluluk</strong> altında yürür.</p>',
  backgroundImage: {
    src: '/media/photos/concrete-texture.jpg',
    width: 1600,
    height: 900,
    alt: 'Ahşap kalıp izli brüt beton yüzey',
  },
  movieCoverImage: {
    src: '/media/photos/tunnel-shotcrete.jpg',
    width: 1600,
    height: 900,
    alt: 'Tünel aynasında püskürtme beton ekibi',
  },
  movieLink: '/media/video/company-film.mp4',
  list: [
    { icon: 'shield-check', title: 'Kalite', content: 'Deneyle kanıtlanır.' },
    { icon: 'leaf', title: 'Çevre', content: 'Ölçülür, sonra azaltılır.' },
  ],
};
