import type { Fixture } from '../fixture';

export const quotationFixture: Fixture<'quotation'> = {
  id: 'quotation-1',
  type: 'quotation',
  order: 10,
  text: 'Su kesildi, iş durmadı. Takvime göre dokuz gün önde teslim aldık.',
  name: 'Elif Sarıkaya',
  role: 'Proje Müdürü, Sarnıç Raylı Ulaşım',
  portrait: { src: '/media/team/team-engineer-woman.svg', width: 400, height: 400, alt: 'Elif Sarıkaya' },
  link: '/page/jet-grout',
};
