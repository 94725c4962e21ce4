import type { Fixture } from '../fixture';

export const siteVisitFixture: Fixture<'siteVisit'> = {
  id: 'site-visit-1',
  type: 'siteVisit',
  order: 10,
  title: 'Jet grout kolonlarını yerinde görün',
  subTitle: 'Her ayın ikinci cuması, Akçakum’da.',
  description: '<p>Baret, yelek ve çizme bizden. Gezi <strong>iki saat</strong> sürer.</p>',
  // In the past, so that no clock runs in the tests of all sections.
  date: '2026-10-09',
  repeat: 'once',
  linkTitle: 'Kayıt için yazın',
};
