import type { Fixture } from '../fixture';

export const fancyTextBoxFixture: Fixture<'fancyTextBox'> = {
  id: 'fancy-text-box-1',
  type: 'fancyTextBox',
  order: 10,
  title: 'Çalışma biçimimiz',
  subTitle: 'Üç aşama, her birinin teslimi bellidir.',
  list: [
    {
      icon: 'layers',
      title: 'Etüt',
      content: 'Zemin modeli tek raporda.',
      link: '/page/jet-grout',
      linkTitle: 'Etüt hizmetleri',
    },
    { icon: 'train-front', title: 'Denetim', content: 'Sahada günlük kontrol.', link: '/page/enjeksiyon' },
    { title: 'İzleme' },
  ],
};
