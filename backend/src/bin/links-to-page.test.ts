/** @jest-environment node */
import type { PayloadRequest } from 'payload';
import type { DraftPage } from '../editing/pages/read-page';
import { linksToPage, MAX_LINKS } from './links-to-page';

interface Query {
  collection: string;
  where: { id?: { in: number[] } };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
let mentioning: number[] = [];
jest.mock('../editing/usage/mentions', () => ({
  findMentionsOf: () => Promise.resolve({ pages: mentioning, versions: [] }),
}));

/** Pages of which each links to `/page/a`, and redirects to it. */
function requestOf(redirects: number) {
  const read: number[] = [];
  const find = ({ collection, where }: Query) => {
    if (collection === 'redirects')
      return Promise.resolve({ docs: numbers(redirects).map((each) => ({ from: `/old/${each}`, to: '/page/a' })) });
    const ids = where.id?.in ?? [];
    read.push(...ids);
    const sections = [{ blockType: 'lastPosts', sectionId: 's', basePath: '/page/', list: [{ itemId: 'a' }] }];
    return Promise.resolve({
      docs: ids.map((id) => ({ id, link: `/page/p${id}`, title: { tr: `P${id}` }, sections })),
    });
  };
  const db = { find, findGlobal: () => Promise.resolve({}) };
  return { req: { payload: { db } } as unknown as PayloadRequest, read };
}

const page = { id: 0, pageKey: 'a', link: '/page/a' } as unknown as DraftPage;

test('what leads to a page is named, and nothing says that there is more', async () => {
  mentioning = numbers(2);
  const { req } = requestOf(1);
  expect(await linksToPage(req, page)).toEqual({
    menus: [],
    pages: [
      { title: 'P1', link: '/page/p1' },
      { title: 'P2', link: '/page/p2' },
    ],
    redirects: ['/old/1'],
  });
});

test('of a page that ten thousand link to, some are named, and few are read', async () => {
  mentioning = numbers(10_000);
  const { req, read } = requestOf(10_000);
  const { pages, redirects, hasMore } = await linksToPage(req, page);
  expect([pages.length, redirects.length, hasMore]).toEqual([MAX_LINKS, MAX_LINKS, true]);
  expect(read.length).toBeLessThan(2 * MAX_LINKS);
});
