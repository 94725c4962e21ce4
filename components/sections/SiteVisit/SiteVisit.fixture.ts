import type { Fixture } from '../fixture';

export const siteVisitFixture: Fixture<'siteVisit'> = {
  id: 'site-visit-1',
  type: 'siteVisit',
  order: 10,
  title: 'Jet grout kolonlarını yerinde görün',
  subTitle: 'Her ayın ikinci cuması, Akçakum’da.',
  description: '<p>Baret, yelek ve çizme bizden. Gezi <strong>iki saat</strong> sürer.</p>',
  // Past, so that nothing ticks under the suites that look at every section.
  date: '2026-10-09',
  repeat: 'once',
  linkTitle: 'Kayıt için yazın',
};
