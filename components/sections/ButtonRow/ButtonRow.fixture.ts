import type { Fixture } from '../fixture';

export const buttonRowFixture: Fixture<'buttonRow'> = {
  id: 'button-row-1',
  type: 'buttonRow',
  order: 10,
  title: 'Zemininizi konuşalım',
  description: '<p>Raporunuz varsa gönderin; yoksa <strong>hangi sondajın yeteceğini</strong> birlikte bulalım.</p>',
  list: [
    { title: 'Bize yazın', link: '/contact', look: 'base', target: '_self' },
    { title: 'Hizmetler', link: '/page/hizmetlerimiz', look: 'outline' },
    { title: 'Standartlar', link: 'https://www.example.com/', target: '_blank' },
  ],
};
