import type { PayloadRequest, SanitizedConfig } from 'payload';
import { database, emptyDatabase, handlers, later, request, version, write } from '../../testing/calls-for-pages';
import { withPageTurns } from './calls-in-turn';
import { onPage } from './page-lock';

type Name = keyof typeof handlers;

interface Body {
  doc: { text: string };
  docs: { id: number; text: string }[];
  errors: object[];
  message: string;
}

async function call(name: Name, req: PayloadRequest): Promise<{ status: number; body: Body }> {
  const endpoints = Object.entries(handlers).map(([key, handler]) => {
    const [method, path] = key.split(' ');
    return { method, path, handler };
  });
  const config = { collections: [{ slug: 'pages', endpoints }] };
  const [collection] = withPageTurns(config as unknown as SanitizedConfig).collections;
  const found = (collection?.endpoints || []).find(({ method, path }) => `${method} ${path}` === name);
  const response = (await found?.handler(req)) as Response;
  return { status: response.status, body: (await response.json()) as Body };
}

/** A save in the edit mode. */
const save = (id: number) => onPage(request(), id, () => write(id, 'newest', { data: { text: 's' }, isDraft: true }));
const where = { isVisible: { equals: 'true' } };
const textOf = (id: number) => [...(database.pages.get(id)?.newest.text ?? '')].sort().join('');

beforeEach(emptyDatabase);

test.each([
  ['by its condition', where],
  ['by a condition as text', JSON.stringify(where)],
])('a bulk edit %s loses no edit of its pages', async (_, given) => {
  const edit = call('patch /', request({ query: { where: given }, data: { text: 'b' } }));
  await Promise.all([save(1), edit, save(2), save(1)]);
  expect([textOf(1), textOf(2)]).toEqual(['bss', 'bs']);
});

test('two bulk edits that meet the same pages in another order both end', async () => {
  const first = call('patch /', request({ query: { where }, data: { text: 'b' } }));
  database.matching = [2, 1];
  await Promise.all([first, call('patch /', request({ query: { where }, data: { text: 'b' } }))]);
  expect([textOf(1), textOf(2)]).toEqual(['bb', 'bb']);
});

test('an edit waits for its own page only, not for the others of a bulk edit', async () => {
  database.matching = Array.from({ length: 50 }, (_, index) => index + 1);
  const order: string[] = [];
  const edit = call('patch /', request({ query: { where } })).then(() => order.push('all pages'));
  await later();
  await save(1);
  order.push('the save');
  await edit;
  expect(order).toEqual(['the save', 'all pages']);
});

test('a bulk edit changes as many pages as it says', async () => {
  await call('patch /', request({ query: { where, limit: '1' }, data: { text: 'b' } }));
  expect([textOf(1), textOf(2)]).toEqual(['b', '']);
});

test.each([
  ['withdraws', 'draft'],
  ['publishes', 'published'],
])('a bulk edit that %s pages starts from their newest versions', async (_, _status) => {
  database.pages.set(1, { main: version('old'), newest: version('new', 'draft') });
  database.pages.set(2, { main: version('old'), newest: version('old') });
  const { status, body } = await call('patch /', request({ query: { where }, data: { _status } }));
  expect([status, body.message]).toEqual([200, 'general:updatedCountSuccessfully 2 pages']);
  expect(body.docs.map(({ text }) => text)).toEqual(['new', 'old']);
  expect(database.pages.get(1)).toEqual({ main: version('new', _status), newest: version('new', _status) });
});

test.each(['draft', 'published'])(
  'a page that cannot become "%s" is named, and the others are changed',
  async (_status) => {
    database.refused = 1;
    const { status, body } = await call('patch /', request({ query: { where }, data: { _status } }));
    expect([status, body.message]).toEqual([400, 'error:unableToUpdateCount 1 pages']);
    expect(body.errors).toEqual([{ id: 1, isPublic: true, message: 'refused' }]);
    expect(body.docs.map(({ id }) => id)).toEqual([2]);
  },
);

test('a form that is saved during a bulk edit is not overwritten', async () => {
  const edit = call('patch /', request({ query: { where, draft: 'true' }, data: { text: 'b' } }));
  const query = { draft: 'true' };
  await Promise.all([edit, call('patch /:id', request({ routeParams: { id: '01' }, query, data: { text: 'f' } }))]);
  expect(textOf(1)).toBe('bf');
});

test.each<[string, Name, object]>([
  ['a deleted page', 'delete /:id', { routeParams: { id: '1' } }],
  ['one of several deleted pages', 'delete /', { query: { where } }],
])('%s is kept with the edit that was saved before', async (_, name, rest) => {
  const saved = save(1);
  const { body } = await call(name, request(rest));
  await saved;
  expect((body.doc ?? body.docs[0]).text).toBe('s');
});

test('a restored version loses no edit of its page', async () => {
  const restored = call('post /versions/:id', request({ routeParams: { id: '7' } }));
  await Promise.all([save(1), restored, save(1)]);
  expect(textOf(1)).toBe('rss');
});

test('whoever has not signed in keeps nobody waiting', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const waits = onPage(request(), 1, () => held);
  await call('post /versions/:id', request({ user: null, routeParams: { id: '7' } }));
  release();
  await waits;
});
