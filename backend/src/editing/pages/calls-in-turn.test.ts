import type { PayloadRequest, SanitizedConfig } from 'payload';
import { withPageTurns } from './calls-in-turn';
import { onPage } from './page-lock';

interface Version {
  text: string;
  status: string;
}

/** What visitors have of a page, and its newest version. */
interface Stored {
  main: Version;
  newest: Version;
}

let pages: Map<number, Stored>;
let matching: number[];
/** What Payload refuses to write. */
let refused: number | undefined;

const later = () => new Promise((resolve) => setTimeout(resolve, 1));
const version = (text: string, status = 'published'): Version => ({ text, status });

class Refused extends Error {
  readonly status = 400;
}

const request = (rest: object = {}) => {
  const db = { name: 'sqlite', findVersions: () => Promise.resolve({ docs: [{ parent: 1 }] }) };
  const find = ({ limit }: { limit: number }) =>
    Promise.resolve({ docs: matching.slice(0, limit || undefined).map((id) => ({ id })) });
  const collections = { pages: { config: { labels: { singular: 'page', plural: 'pages' } } } };
  const defaults = { user: { id: 1 }, query: {}, data: {}, i18n: { language: 'en', fallbackLanguage: 'en' } };
  const t = (key: string, { count, label }: { count: number; label: string }) => `${key} ${count} ${label}`;
  return { ...defaults, t, payload: { db, find, collections }, ...rest } as unknown as PayloadRequest;
};

interface Change {
  data: { text?: string; _status?: string };
  isDraft: boolean;
}

/** Writes a page like Payload: it reads a version, and writes the whole of it later. */
async function write(id: number, from: 'main' | 'newest', { data, isDraft }: Change): Promise<object> {
  const stored = pages.get(id) ?? { main: version(''), newest: version('') };
  const read = stored[from];
  await later();
  if (id === refused) throw new Refused('refused');
  const newest = version(read.text + (data.text ?? ''), data._status ?? read.status);
  pages.set(id, isDraft && newest.status === 'draft' ? { ...stored, newest } : { main: newest, newest });
  return { id, ...newest };
}

const idsIn = (where: object): number[] => {
  const found = [...JSON.stringify(where).matchAll(/"equals":(\d+)/g)].map((match) => Number(match[1]));
  return found.length > 0 ? found : matching;
};

const changeOf = ({ data, query }: PayloadRequest) => ({
  data: data as Change['data'],
  isDraft: query.draft === 'true',
});

/** Payload's calls. */
const handlers = {
  'patch /': async (req: PayloadRequest) => {
    const change = changeOf(req);
    const errors: object[] = [];
    const written = idsIn(req.query.where as object).map((id) =>
      write(id, change.isDraft ? 'newest' : 'main', change).catch((error: Error) => {
        errors.push({ id, isPublic: true, message: error.message });
      }),
    );
    const docs = (await Promise.all(written)).filter(Boolean);
    return Response.json({ docs, errors }, { status: errors.length > 0 ? 400 : 200 });
  },
  'patch /:id': async (req: PayloadRequest) => {
    const id = req.routeParams?.id;
    if (typeof id !== 'string') throw new Refused('ID was not specified');
    return Response.json({ doc: await write(Number(id), 'newest', changeOf(req)) });
  },
  'delete /': async (req: PayloadRequest) => {
    const ids = idsIn(req.query.where as object);
    const kept = ids.map((id) => ({ id, text: pages.get(id)?.newest.text }));
    await later();
    for (const id of ids) pages.delete(id);
    return Response.json({ docs: kept, errors: [] });
  },
  'delete /:id': async (req: PayloadRequest) => {
    const id = Number(req.routeParams?.id);
    const text = pages.get(id)?.newest.text;
    await later();
    pages.delete(id);
    return Response.json({ doc: { id, text } });
  },
  'post /versions/:id': async () => Response.json(await write(1, 'newest', { data: { text: 'r' }, isDraft: true })),
};

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
const textOf = (id: number) => [...(pages.get(id)?.newest.text ?? '')].sort().join('');

beforeEach(() => {
  pages = new Map();
  matching = [1, 2];
  refused = undefined;
});

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
  matching = [2, 1];
  await Promise.all([first, call('patch /', request({ query: { where }, data: { text: 'b' } }))]);
  expect([textOf(1), textOf(2)]).toEqual(['bb', 'bb']);
});

test('an edit waits for its own page only, not for the others of a bulk edit', async () => {
  matching = Array.from({ length: 50 }, (_, index) => index + 1);
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
  pages.set(1, { main: version('old'), newest: version('new', 'draft') });
  pages.set(2, { main: version('old'), newest: version('old') });
  const { status, body } = await call('patch /', request({ query: { where }, data: { _status } }));
  expect([status, body.message]).toEqual([200, 'general:updatedCountSuccessfully 2 pages']);
  expect(body.docs.map(({ text }) => text)).toEqual(['new', 'old']);
  expect(pages.get(1)).toEqual({ main: version('new', _status), newest: version('new', _status) });
});

test.each(['draft', 'published'])(
  'a page that cannot become "%s" is named, and the others are changed',
  async (_status) => {
    refused = 1;
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
