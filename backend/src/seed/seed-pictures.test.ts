import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { translationLanguages } from '../languages';
import { isRecord } from '../wire/values';
import { readApplicationModel, readManifest, readPages, type SeedFile, type SeedPage } from './content';

const seedDir = path.join(__dirname, '../../seed/demo');
const PHOTO = '/media/photos/';

/** A picture is at most in the content of this many pages. */
const MOST_PAGES = 3;

/** The home and about pages show the cards of these categories. */
const CAROUSEL_PAGES = ['homepage', 'about'];
const CAROUSEL_CATEGORIES = ['teknoloji_uygulama', 'referanslar'];

/** The photographs of a piece of content, in order, with repetitions. */
function photosIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(PHOTO) ? [value.slice(PHOTO.length)] : [];
  if (Array.isArray(value)) return value.flatMap(photosIn);
  return isRecord(value) ? Object.values(value).flatMap(photosIn) : [];
}

const contentOf = ({ sections, data }: Pick<SeedPage, 'sections' | 'data'>) => [sections, data];

/** A page's content in each language it is written in. */
const copiesOf = (page: SeedPage): unknown[] => [contentOf(page), ...Object.values(page.otherLangs).map(contentOf)];

const sectionsOf = (page: SeedPage) => [page, ...Object.values(page.otherLangs)].flatMap(({ sections }) => sections);

/** The entries that a list has more than once. */
const repeated = (list: readonly string[]) => list.filter((each, at) => list.indexOf(each) !== at);

interface Post {
  id: string;
  img?: unknown;
}

let pages: SeedPage[];
let photos: SeedFile[];
/** Those of the menu, which every page shows. */
let frame: string[];

const pageOf = (key: string) => pages.find(({ pageKey }) => pageKey === key);

const postsOf = (page: SeedPage) =>
  sectionsOf(page)
    .filter(({ type }) => type === 'lastPosts')
    .flatMap(({ list }) => list as Post[]);

/** The pages that others show as a card: those of a category, and those a list of posts names. */
const cardPages = () => {
  const posts = new Set(pages.flatMap(postsOf).map(({ id }) => id));
  return pages.filter(({ pageKey, categories }) => categories.length > 0 || posts.has(pageKey));
};

/** A card's picture is the background of its page's title section (docs/contract.md#categories). */
const cardPicture = (page: SeedPage) => photosIn(page.sections.find(({ type }) => type === 'pageTitle')).join();

beforeAll(async () => {
  pages = await readPages(seedDir);
  photos = (await readManifest(seedDir)).filter(({ file }) => file.startsWith('photos/'));
  frame = photosIn(await readApplicationModel(seedDir));
});

describe('the pictures of the demo content', () => {
  it('are different on every card, and the same in every language', () => {
    expect(cardPages().length).toBeGreaterThan(30);
    expect(cardPages().flatMap((page) => (cardPicture(page) ? [] : [page.pageKey]))).toEqual([]);
    expect(repeated(cardPages().map(cardPicture))).toEqual([]);
    for (const page of cardPages()) {
      const titles = sectionsOf(page).filter(({ type }) => type === 'pageTitle');
      expect(new Set(titles.flatMap(photosIn))).toEqual(new Set([cardPicture(page)]));
    }
  });

  it('show a post in a list as its own page does', () => {
    const posts = pages.flatMap(postsOf);
    expect(posts.length).toBeGreaterThan(10);
    for (const { id, img } of posts) expect([id, photosIn(img)]).toEqual([id, photosIn(pageOf(id)?.sections[0])]);
  });

  it('are never repeated in the content of a page', () => {
    const twice = pages.flatMap((page) =>
      copiesOf(page).flatMap((copy) => repeated(photosIn(copy)).map((photo) => `${page.pageKey}: ${photo}`)),
    );
    expect(twice).toEqual([]);
  });

  it('are never repeated on a page and its cards', () => {
    const cards = CAROUSEL_CATEGORIES.flatMap((category) =>
      cardPages().filter(({ categories }) => (categories as string[]).includes(category)),
    ).map(cardPicture);
    expect(cards.length).toBeGreaterThan(10);
    for (const key of CAROUSEL_PAGES) {
      expect([key, repeated([...photosIn(pageOf(key)?.sections), ...cards])]).toEqual([key, []]);
    }
  });

  it('are in the content of one to three pages; those of the menu are in none', () => {
    const uses = photos.map(({ file }) => {
      const name = path.basename(file);
      return [name, pages.filter((page) => photosIn(copiesOf(page)).includes(name)).length] as const;
    });
    const isRight = (name: string, count: number) =>
      frame.includes(name) ? count === 0 : count > 0 && count <= MOST_PAGES;
    expect(uses.filter(([name, count]) => !isRight(name, count))).toEqual([]);
  });

  it('have different text alternatives in every language', () => {
    for (const language of ['tr', ...translationLanguages()] as const) {
      const alts = photos.map(({ alt }) => alt[language] ?? '');
      expect(repeated(alts)).toEqual([]);
      expect(photos.filter(({ alt }) => (alt[language] ?? '').length < 20)).toEqual([]);
    }
  });

  it('have the size in the manifest, and few bytes', async () => {
    for (const { file, width, height } of photos as (SeedFile & { width: number; height: number })[]) {
      const full = path.join(seedDir, 'media', file);
      const size = await sharp(full).metadata();
      expect([file, size.width, size.height]).toEqual([file, width, height]);
      expect((await stat(full)).size).toBeLessThan(400_000);
    }
  });
});
