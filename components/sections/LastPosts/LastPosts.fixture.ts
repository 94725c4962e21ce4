import type { Fixture } from '../fixture';

export const lastPostsFixture: Fixture<'lastPosts'> = {
  id: 'last-posts-1',
  type: 'lastPosts',
  order: 10,
  title: 'Son haberler',
  subTitle: '2026',
  basePath: '/page/',
  list: [
    {
      id: 'haber-yeldere-baraji-perde-enjeksiyonu',
      title: 'Yeldere Barajı’nda perde enjeksiyonu tamamlandı',
      date: '2026-06-03',
      img: { src: '/media/photos/dam-spillway.jpg', width: 1600, height: 900, alt: 'Kapakları açık baraj dolusavağı' },
      category: ['Şantiye', 'Enjeksiyon'],
      double_col: true,
    },
    {
      id: 'haber-curuflu-puskurtme-beton',
      title: 'Çimentonun %22’si artık curuf',
      date: '2026-05-12',
      img: '/media/photos/concrete-texture.jpg',
      category: ['Sürdürülebilirlik'],
      double_col: false,
    },
    { id: 'haber-2025-isg-sonuclari', title: '2025 İSG sonuçları', category: ['Şantiye'] },
  ],
};
