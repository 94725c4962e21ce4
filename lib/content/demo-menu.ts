/**
 * The default demo menu, in the shape of the application model (docs/contract.md#application-model). It has every kind
 * of entry: three levels, columns, icons. Its links lead nowhere on a real site. It shows in development where a
 * backend sends no menu (`with-demo-menu.ts`), in the gallery and in tests.
 */

interface DemoItem {
  title: string;
  link?: string;
  order: number;
  icon?: string;
  img?: { src: string; width: number; height: number; alt: string };
  dropdown?: DemoItem[];
  megamenu?: { title: string; dropdown: DemoItem[] }[];
}

/** Items whose paths have the same start. */
const family = (root: string, titles: Record<string, string>): DemoItem[] =>
  Object.entries(titles).map(([path, title], index) => ({ title, link: `/${root}${path}`, order: index + 1 }));

const withIcon = (icon: string, item: Omit<DemoItem, 'order'>, order: number): DemoItem => ({ icon, order, ...item });

export const demoMenu: Record<string, DemoItem> = {
  home: {
    title: 'Anasayfalar',
    link: '/home-corporate',
    order: 1,
    megamenu: [
      {
        title: 'Kurumsal',
        dropdown: family('home-', { corporate: 'Kurumsal', engineering: 'Mühendislik', construction: 'İnşaat' }),
      },
      { title: 'Ürün', dropdown: family('home-', { product: 'Ürün tanıtımı', shop: 'Mağaza', app: 'Uygulama' }) },
      { title: 'Kişisel', dropdown: family('home-', { portfolio: 'Portfolyo', blog: 'Günlük', resume: 'Özgeçmiş' }) },
    ],
    img: { src: '/media/photos/dam-spillway.jpg', width: 1600, height: 900, alt: '' },
  },
  pages: {
    title: 'Sayfalar',
    order: 2,
    dropdown: [
      withIcon(
        'info',
        {
          title: 'Hakkımızda',
          link: '/page/about-us',
          dropdown: family('page/', { team: 'Ekip', history: 'Tarihçe', careers: 'Kariyer' }),
        },
        1,
      ),
      withIcon('layers', { title: 'Hizmetler', link: '/page/services' }, 2),
      withIcon(
        'panel-top',
        {
          title: 'Üst bölümler',
          dropdown: [
            ...family('headers/', { classic: 'Klasik üst bölüm', modern: 'Modern üst bölüm' }),
            ...family('page-title/', { left: 'Soldan sayfa başlığı', centered: 'Ortalı sayfa başlığı' }),
          ],
        },
        3,
      ),
      withIcon(
        'panel-bottom',
        { title: 'Alt bölümler', dropdown: family('footers/', { wide: 'Geniş alt bölüm', plain: 'Yalın alt bölüm' }) },
        4,
      ),
      withIcon('app-window', { title: 'Açılır pencere', link: '/model-popup/newsletter' }, 5),
    ],
  },
  portfolio: {
    title: 'Portfolyo',
    link: '/portfolio/grid',
    order: 3,
    dropdown: family('portfolio/', { grid: 'Izgara', masonry: 'Duvar', single: 'Tek proje' }),
  },
  elements: {
    title: 'Öğeler',
    link: '/elements/buttons',
    order: 4,
    megamenu: [
      {
        title: 'Temel',
        dropdown: family('elements/', { buttons: 'Düğmeler', tabs: 'Sekmeler', accordions: 'Akordiyonlar' }),
      },
      {
        title: 'Simge paketleri',
        dropdown: family('', { 'icon-pack-line': 'Çizgi simgeler', 'icon-pack-solid': 'Dolu simgeler' }),
      },
    ],
  },
  blog: {
    title: 'Yazılar',
    link: '/blogs/grid',
    order: 5,
    dropdown: [
      ...family('blogs/', { grid: 'Izgara', list: 'Liste' }),
      {
        title: 'Yazı türleri',
        order: 3,
        dropdown: [
          { title: 'Metin', link: '/blog-types/standard/1', order: 1 },
          { title: 'Galeri', link: '/blog-types/gallery/1', order: 2 },
          { title: 'Film', link: '/blog-types/video/1', order: 3 },
        ],
      },
    ],
  },
  shop: {
    title: 'Mağaza',
    link: '/shop/list',
    order: 6,
    dropdown: family('shop/', { list: 'Ürünler', product: 'Ürün', cart: 'Sepet', checkout: 'Ödeme' }),
  },
};
