import type { Fixture } from '../fixture';

export const teamFixture: Fixture<'team'> = {
  id: 'team-1',
  type: 'team',
  order: 10,
  title: 'Ekibimiz',
  subTitle: 'Sahayı bilen mühendisler',
  list: [
    {
      img: {
        src: '/media/team/team-engineer-woman.svg',
        width: 400,
        height: 400,
        alt: 'Nazlı Örnek’nın çizim portresi',
      },
      name: 'Nazlı Örnek',
      designation: 'Genel Müdür',
      social_links: [
        { title: 'LinkedIn: Nazlı Örnek', link: 'https://www.linkedin.com/in/nazli-ornek', icon: 'linkedin' },
        { title: 'E-posta', link: 'mailto:nazli@ornek.example', icon: 'mail' },
      ],
    },
    {
      img: '/media/team/team-senior-consultant.svg',
      name: 'Dr. Orhan Tezcan',
      designation: 'Teknik Müdür',
      social_links: [{ link: 'https://www.linkedin.com/in/orhan-ornek' }],
    },
    { name: 'İpek Çağlar Şen', designation: 'Tünel Müdürü', social_links: [] },
    { name: 'Murat Dağlı' },
  ],
};
