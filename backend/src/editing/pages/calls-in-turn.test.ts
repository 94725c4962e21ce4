import type { PayloadRequest, SanitizedConfig } from 'payload';

jest.mock('payload', () => ({ APIError: class extends Error {} }));

import { withPageTurns } from './calls-in-turn';
import { onPage } from './page-lock';

/** What a page has, by its id. */
let pages: Map<number, string>;
let matching: number[];
const later = () => new Promise((resolve) => setTimeout(resolve, 1));

const request = (rest: object = {}) => {
  const db = {
    name: 'sqlite',
    findVersions: () => Promise.resolve({ docs: [{ parent: 1 }] }),
  };
  const find = () => Promise.resolve({ docs: matching.map((id) => ({ id })) });
  const defaults = { user: { id: 1 }, query: {}, i18n: { language: 'en' } };
  return { ...defaults, payload: { db, find }, ...rest } as unknown as PayloadRequest;
};

/** Adds to pages, like Payload: it reads them, and writes the whole of them later. */
async function add(ids: number[], text: string): Promise<void> {
  const read = ids.map((id) => pages.get(id) ?? '');
  await later();
  ids.forEach((id, index) => pages.set(id, read[index] + text));
}

/** @param write what Payload's call does */
function callOf(method: string, path: string, write: () => Promise<void>) {
  const handler = async () => {
    await write();
    return new Response();
  };
  const config = { collections: [{ slug: 'pages', endpoints: [{ method, path, handler }] }] };
  const [collection] = withPageTurns(config as unknown as SanitizedConfig).collections;
  const [endpoint] = (collection?.endpoints || []) as { handler: (req: PayloadRequest) => Promise<Response> }[];
  return (req: PayloadRequest) => endpoint?.handler(req);
}

const save = (id: number) => onPage(request(), id, () => add([id], 's'));
const where = { isVisible: { equals: 'true' } };

beforeEach(() => {
  pages = new Map();
  matching = [1, 2];
});

test.each([
  ['by its condition', where],
  ['by a condition as text', JSON.stringify(where)],
])('a bulk edit %s loses no edit of its pages', async (_, given) => {
  const edit = callOf('patch', '/', () => add([1, 2], 'b'));
  await Promise.all([save(1), edit(request({ query: { where: given } })), save(2), save(1)]);
  expect([...pages.values()].map((text) => [...text].sort().join(''))).toEqual(['bss', 'bs']);
});

test('a bulk edit changes no page whose turn it has not', async () => {
  const req = request({ query: { where } });
  await callOf('patch', '/', () => Promise.resolve())(req);
  expect(req.query.where).toEqual({ and: [where, { id: { in: [1, 2] } }] });
});

test('two bulk edits that meet the same pages in another order both end', async () => {
  const edit = callOf('patch', '/', () => add([1, 2], 'b'));
  const first = edit(request({ query: { where } }));
  matching = [2, 1];
  await Promise.all([first, edit(request({ query: { where } }))]);
  expect([...pages.values()]).toEqual(['bb', 'bb']);
});

test('a bulk edit of more pages than the database can lock is refused', async () => {
  matching = Array.from({ length: 1_001 }, (_, index) => index);
  const edit = callOf('patch', '/', () => add([1], 'b'));
  await expect(edit(request({ query: { where } }))).rejects.toThrow('At most 1,000 pages');
  expect(pages.size).toBe(0);
});

test('a restored version loses no edit of its page', async () => {
  const restore = callOf('post', '/versions/:id', () => add([1], 'r'));
  await Promise.all([save(1), restore(request({ routeParams: { id: '7' } })), save(1)]);
  expect([...(pages.get(1) ?? '')].sort().join('')).toBe('rss');
});

test('whoever has not signed in keeps nobody waiting', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const waits = onPage(request(), 1, () => held);
  await callOf('post', '/versions/:id', () => Promise.resolve())(request({ user: null, routeParams: { id: '7' } }));
  release();
  await waits;
});
