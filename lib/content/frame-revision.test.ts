/** @jest-environment node */
import { readModel } from './application-model';
import { frameRevision } from './frame-revision';

jest.mock('../i18n/offered-languages');

const raw = {
  siteInfo: { title: 'Yapı', otherLangs: { en: { title: 'Structures' } } },
  menu: [{ title: 'Kurumsal', link: '/about' }],
  footer: [],
};
const revisionOf = async (model: object, language: 'tr' | 'en' = 'tr') =>
  frameRevision(await readModel({ ...raw, ...model }, language));

test('it differs when menu, footer, site, accounts or popup differ, and in each language for itself', async () => {
  const changes = [
    {},
    { siteInfo: { ...raw.siteInfo, phone: '1' } },
    { menu: [...raw.menu, { title: 'Kariyer', link: '/career' }] },
    { footer: [{ title: 'Adres' }] },
    { socialAccounts: [{ name: 'LinkedIn', link: 'https://example.com/' }] },
    { popup: { id: 'p', title: 'Duyuru' } },
  ];
  const revisions = await Promise.all(changes.map((change) => revisionOf(change)));
  expect(new Set(revisions).size).toBe(changes.length);
  expect(await revisionOf({}, 'en')).not.toBe(revisions[0]);
  expect(await revisionOf({ isDemo: true })).toBe(revisions[0]);
});
