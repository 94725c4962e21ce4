import path from 'node:path';
import { collectAltTexts } from './alt-texts';
import { readApplicationModel, readManifest, readPages, type SeedPage } from './content';
import { copyRowIds } from './copy-row-ids';
import { longTitles } from '../editing/checks/title-length';
import { pageToStored } from './page-to-stored';

const seedDir = path.join(__dirname, '../../seed/demo');

describe('the demo content', () => {
  it('uses only files of the media folder, and describes each in one way', async () => {
    const pages = await readPages(seedDir);
    const ids = new Map((await readManifest(seedDir)).map(({ file }, index) => [`/media/${file}`, index + 1]));
    expect(pages).toHaveLength(48);
    for (const src of collectAltTexts(pages).keys()) expect(ids.has(src)).toBe(true);
    for (const page of pages) expect(() => pageToStored(page, 10, (src) => ids.get(src))).not.toThrow();
  });
});

describe("the demo's titles", () => {
  it('are shown whole by search engines, with the name of the site', async () => {
    const { siteInfo } = await readApplicationModel(seedDir);
    const { title: name, titleOtherLangs } = siteInfo as unknown as { title: string; titleOtherLangs: { en: string } };
    for (const { pageKey, title, otherLangs } of await readPages(seedDir)) {
      const titles = { tr: String(title), en: String(otherLangs?.en?.title ?? title) };
      const problems = longTitles({ title: titles }, { tr: name, en: titleOtherLangs.en });
      expect([pageKey, problems]).toEqual([pageKey, []]);
    }
  });
});

describe('collectAltTexts', () => {
  const image = (alt: string) => ({ backgroundImage: { src: '/media/a.jpg', alt } });
  const page = (turkish: string, english: string) =>
    ({
      sections: [image(turkish)],
      data: null,
      otherLangs: { en: { sections: [image(english)] } },
    }) as unknown as SeedPage;

  it('keeps one text for each language', () => {
    const alts = collectAltTexts([page('Baraj', 'Dam'), page('Baraj', 'Dam')]);
    expect(alts.get('/media/a.jpg')).toEqual({ tr: 'Baraj', en: 'Dam' });
  });

  it('refuses two texts for one picture', () => {
    expect(() => collectAltTexts([page('Baraj', 'Dam'), page('Göl', 'Dam')])).toThrow('two text alternatives');
  });
});

describe('pageToStored', () => {
  const page = {
    uuid: 'u',
    pageKey: 'a',
    link: '/a',
    title: 'Başlık',
    isVisible: true,
    categories: ['metro'],
    sections: [{ id: 'about-1', type: 'about', order: 5, title: 'Merhaba', movieLink: '/media/video/x.mp4' }],
    data: { id: 'posts', type: 'lastPosts', order: 1, list: [{ id: 'haber', title: 'Haber' }] },
    otherLangs: { en: { title: 'Title', sections: [], data: null } },
  } as unknown as SeedPage;

  it('turns the wire into what an editor would have filled in', () => {
    const { turkish, translations } = pageToStored(page, 30, (src) => (src.endsWith('x.mp4') ? 9 : undefined));
    expect(turkish).toMatchObject({
      pageKey: 'a',
      order: 30,
      dataKind: 'section',
      sections: [{ blockType: 'about', sectionId: 'about-1', order: 5, title: 'Merhaba', movieLink: { file: 9 } }],
      dataSections: [{ blockType: 'lastPosts', sectionId: 'posts', list: [{ itemId: 'haber', title: 'Haber' }] }],
    });
    expect(translations).toEqual([['en', expect.objectContaining({ title: 'Title', sections: [] })]]);
  });
});

describe('copyRowIds', () => {
  it('gives rows the ids of the rows at the same places, at every depth', () => {
    const saved = { list: [{ id: 'a', items: [{ id: 'b' }, { id: 'c' }] }], title: 'x' };
    const translation = { list: [{ title: 'A', items: [{ title: 'B' }, { title: 'C' }] }], title: 'X' };
    expect(copyRowIds(translation, saved)).toEqual({
      list: [
        {
          id: 'a',
          title: 'A',
          items: [
            { id: 'b', title: 'B' },
            { id: 'c', title: 'C' },
          ],
        },
      ],
      title: 'X',
    });
  });
});
