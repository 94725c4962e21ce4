import path from 'node:path';
import { longTitles } from '../editing/checks/title-length';
import { factNames } from '../setup/company-facts';
import { collectAltTexts } from './alt-texts';
import { readApplicationModel, readCategories, readManifest, readPages } from './content';
import { blanksIn } from './fill-blanks';
import { keepLinks } from './keep-links';
import { pageToStored } from './page-to-stored';

const seedDir = path.join(__dirname, '../../seed/starter');

describe('the starter content', () => {
  it('uses only files of its media folder', async () => {
    const pages = await readPages(seedDir);
    const ids = new Map((await readManifest(seedDir)).map(({ file }, index) => [`/media/${file}`, index + 1]));
    for (const src of collectAltTexts(pages).keys()) expect([src, ids.has(src)]).toEqual([src, true]);
    for (const page of pages) expect(() => pageToStored(page, 10, (src) => ids.get(src))).not.toThrow();
  });

  it('has every page in both languages, with the same sections', async () => {
    for (const { pageKey, sections, otherLangs } of await readPages(seedDir)) {
      const shape = (list: readonly { id: string; type: string }[]) => list.map(({ id, type }) => [id, type]);
      expect([pageKey, shape(otherLangs.en?.sections ?? [])]).toEqual([pageKey, shape(sections)]);
    }
  });

  it('has blanks only where the setup asks for what they need', async () => {
    const known = new Set<string>([...factNames, 'companyName', 'today']);
    for (const page of await readPages(seedDir)) expect(blanksIn(page).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has no blank in an attribute, where the check of HTML would refuse it', async () => {
    expect(JSON.stringify(await readPages(seedDir))).not.toMatch(/=\\"[^"]*\{\{/);
  });

  it('has titles that search engines show whole', async () => {
    for (const { pageKey, title, otherLangs } of await readPages(seedDir)) {
      const titles = { tr: String(title), en: String(otherLangs.en?.title) };
      expect([pageKey, longTitles({ title: titles }, { tr: 'Örnek Şirket', en: 'Sample Inc' })]).toEqual([pageKey, []]);
    }
  });

  it('names no company', async () => {
    const all = JSON.stringify([await readPages(seedDir), await readApplicationModel(seedDir)]);
    expect(all).not.toMatch(/kemerkaya/i);
  });

  it('leads only to pages that there are', async () => {
    const lists = await readCategories(seedDir);
    const pages = await readPages(seedDir);
    const links = new Set([...pages.map(({ link }) => link), ...lists.map(({ link }) => `/reference/${link}`)]);
    const model = await readApplicationModel(seedDir);
    const named = [...JSON.stringify(model).matchAll(/"link":"([^"]+)"/g)].map(([, link]) => String(link));
    expect(named.filter((link) => !links.has(link))).toEqual([]);
    const keys = new Set(lists.map(({ key }) => key));
    expect(pages.flatMap(({ categories }) => categories as string[]).filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('a menu that leads to some pages only', () => {
  it('keeps an item whose own page is missing while one below it is there', async () => {
    const model = await readApplicationModel(seedDir);
    const kept = keepLinks(model, (link) => link === '/page/hizmet-bakim' || link === '/contact');
    expect(Object.keys(kept.menu)).toEqual(['services', 'contact']);
    expect(kept.menu.services).toMatchObject({ dropdown: [{ link: '/page/hizmet-bakim' }] });
    expect(kept.menu.services).not.toHaveProperty('link');
    expect(Object.keys(kept.footer)).toEqual(['company']);
    expect(keepLinks(model, () => false)).toMatchObject({ menu: {}, footer: {} });
  });
});
