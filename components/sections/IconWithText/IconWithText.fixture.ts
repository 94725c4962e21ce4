import type { Fixture } from '../fixture';

export const iconWithTextFixture: Fixture<'iconWithText'> = {
  id: 'icon-with-text-1',
  type: 'iconWithText',
  order: 10,
  title: 'Neden biz?',
  subTitle: 'Dört kısa cevap.',
  list: [
    { icon: 'shield-check', title: 'Bağımsız', content: 'Malzeme satmayız.', link: '/about' },
    { icon: 'map-pin', title: 'Sahada', content: 'Her işin bir saha mühendisi vardır.' },
    { title: 'Kayıtlı' },
  ],
};
