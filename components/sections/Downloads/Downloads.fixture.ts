import type { Fixture } from '../fixture';

export const downloadsFixture: Fixture<'downloads'> = {
  id: 'downloads-1',
  type: 'downloads',
  order: 10,
  title: 'Belgeler',
  subTitle: 'Şartnameye eklenebilecek son sürümler.',
  list: [
    {
      title: 'Şirket kataloğu',
      content: 'Biten işler ve makine parkı, 2026.',
      file: { src: '/media/documents/katalog.pdf', size: 4_823_449, mimeType: 'application/pdf' },
    },
    {
      title: 'ISO 9001 belgesi',
      file: { src: '/media/documents/iso-9001.pdf', size: 312_600, mimeType: 'application/pdf' },
    },
    { title: 'Zemin etüdü için veri listesi', file: '/media/documents/veri-listesi.pdf' },
  ],
};
