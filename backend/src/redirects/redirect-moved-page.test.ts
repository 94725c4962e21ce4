import { MemoryDatabase, type Row } from '../testing/memory-database';
import { letKeyFollowLink, redirectMovedPage, rememberPlace } from './redirect-moved-page';

const told: string[] = [];
jest.mock('../revalidate/announce', () => ({
  announce: async (_: unknown, tags: string[]) => void told.push(...tags),
}));

/** A smaller limit keeps the tests fast, since each row is followed to its end. */
jest.mock('./read-redirects', () => ({ ...jest.requireActual<object>('./read-redirects'), MAX_REDIRECTS: 20 }));

type Arguments = Parameters<typeof letKeyFollowLink>[0];

const keyAfter = (link: string, originalDoc: { link: string; pageKey: string }, pageKey?: string) =>
  (letKeyFollowLink({ data: { link, pageKey }, originalDoc } as unknown as Arguments) as { pageKey?: string }).pageKey;

test('a page with a changed address gets the key of the new address', () => {
  expect(keyAfter('/page/yeni', { link: '/page/eski', pageKey: 'eski' })).toBe('yeni');
  expect(keyAfter('/page/yeni', { link: '/page/eski', pageKey: 'eski' }, 'baska')).toBe('baska');
});

test('the home page keeps its key', () => {
  expect(keyAfter('/page/anasayfa', { link: '/', pageKey: 'homepage' })).toBeUndefined();
});

test.each([
  ['the same address', { link: '/page/eski', pageKey: undefined }],
  ['no address', { link: '', pageKey: undefined }],
  ['no text', { link: 5, pageKey: undefined }],
  ['an address of no page', { link: '/kurumsal', pageKey: undefined }],
])('%s leaves the key unchanged', (_, data) => {
  const originalDoc = { link: '/page/eski', pageKey: 'eski' };
  expect(letKeyFollowLink({ data, originalDoc } as unknown as Arguments)).toBe(data);
});

test('the key changes with the address when the form sends the old key', () => {
  expect(keyAfter('/page/yeni', { link: '/page/eski', pageKey: 'eski' }, 'eski')).toBe('yeni');
});

test('a new page takes its key from its address, unless it has one', () => {
  const keyOf = (data: object) => (letKeyFollowLink({ data } as unknown as Arguments) as { pageKey?: string }).pageKey;
  expect(keyOf({ link: '/page/yeni' })).toBe('yeni');
  expect(keyOf({ link: '/page/yeni', pageKey: 'baska' })).toBe('baska');
  expect(letKeyFollowLink({} as unknown as Arguments)).toBeUndefined();
});

describe('the redirects of a saved page', () => {
  const published = (link: string | null, isVisible: boolean | null = true) => ({
    id: 5,
    link,
    isVisible,
    _status: 'published',
  });
  const draft = (link: string) => ({ id: 5, link, isVisible: true, _status: 'draft' });
  const redirect = (id: number, from: string, to: string) => ({
    ...{ id, from, to, permanent: true, source: 'manual', note: null, _status: 'published' },
  });

  beforeEach(() => {
    told.length = 0;
  });

  /** Saves a page. `before` is its public state before the save, `after` the state afterwards. */
  async function save(
    before: Row,
    after: Row,
    { redirects = [] as Row[], versions = {} as Record<string, Row[]>, context = {}, operation = 'update' } = {},
  ) {
    const database = new MemoryDatabase(
      { pages: [{ ...draft('/page/other'), id: 4 }, before], redirects },
      { context },
    );
    Object.assign(database.versions, versions);
    const data = { title: 'x' };
    const remembered = await rememberPlace({ data, operation, originalDoc: before, req: database.req } as never);
    expect(remembered).toBe(data);
    database.rows.pages = [after];
    await redirectMovedPage({ doc: after, req: database.req } as never);
    const table = (database.rows.redirects ?? []).map(({ from, to, permanent, source }) => ({
      from,
      to,
      permanent,
      source,
    }));
    return { database, table };
  }

  const moved = { from: '/page/eski', to: '/page/yeni', permanent: true, source: 'automatic' };

  test('a moved page leaves a permanent redirect at its old address, and the site is told', async () => {
    const { table, database } = await save(published('/page/eski'), published('/page/yeni'));
    expect(table).toEqual([moved]);
    expect(database.versions.redirects).toHaveLength(1);
    expect(told).toEqual(['redirects', 'content']);
  });

  test('no redirect is added if the address is unchanged', async () => {
    const { table } = await save(published('/page/eski'), published('/page/eski'));
    expect([table, told]).toEqual([[], []]);
  });

  test('no redirect is added for a draft', async () => {
    expect((await save(published('/page/eski'), draft('/page/yeni'))).table).toEqual([]);
    expect((await save(draft('/page/eski'), published('/page/yeni'))).table).toEqual([]);
    expect((await save(published('/page/eski'), published(null))).table).toEqual([]);
  });

  test('a withdrawn page gets a redirect from its last public address', async () => {
    const version = (updatedAt: string, link: string | null, status = 'published', parent = 5) => ({
      ...{ parent, updatedAt, version: { link, _status: status } },
    });
    const versions = {
      pages: [
        version('2026-01-01', '/page/ilk'),
        version('2026-01-02', '/page/eski'),
        version('2026-01-03', '/page/taslak', 'draft'),
        version('2026-01-04', '/page/baska', 'published', 6),
      ],
    };
    expect((await save(draft('/page/taslak'), published('/page/yeni'), { versions })).table).toEqual([moved]);
    const unnamed = { pages: [version('2026-01-01', null)] };
    expect((await save(draft('/page/taslak'), published('/page/yeni'), { versions: unnamed })).table).toEqual([]);
  });

  test('redirects to the old address are updated', async () => {
    const redirects = [redirect(1, '/page/daha-eski', '/page/eski')];
    const { table } = await save(published('/page/eski'), published('/page/yeni'), { redirects });
    expect(table).toEqual([{ ...moved, from: '/page/daha-eski', source: 'manual' }, moved]);
  });

  test('an existing redirect from the old address is replaced', async () => {
    const redirects = [redirect(1, '/page/eski', '/page/baska')];
    const { table } = await save(published('/page/eski'), published('/page/yeni'), { redirects });
    expect(table).toEqual([moved]);
  });

  test('redirects from the new address are removed, in every language', async () => {
    const redirects = [
      redirect(1, '/page/yeni', '/page/x'),
      redirect(2, '/en/page/yeni', '/page/x'),
      redirect(3, '/page/x', '/page/y'),
    ];
    const versions = { redirects: [{ parent: 1 }, { parent: 2 }, { parent: 3 }] };
    const { table, database } = await save(published('/page/eski'), published('/page/yeni'), { redirects, versions });
    expect(table.map(({ from }) => from)).toEqual(['/page/x', '/page/eski']);
    expect(database.versions.redirects?.map(({ parent }) => parent)).toEqual([3, expect.anything()]);
    expect(told).toEqual(['redirects', 'content']);
  });

  test('redirects from a page’s address are removed when the page is shown again', async () => {
    const redirects = [redirect(1, '/page/eski', '/page/x')];
    const { table } = await save(published('/page/eski', false), published('/page/eski'), { redirects });
    expect([table, told]).toEqual([[], ['redirects', 'content']]);
    told.length = 0;
    const hidden = await save(published('/page/eski', false), published('/page/eski', null), { redirects });
    expect(hidden.table).toHaveLength(1);
    const shown = await save(published('/page/eski'), published('/page/eski'), { redirects });
    expect(shown.table).toHaveLength(1);
    expect(told).toEqual([]);
  });

  test('a new page adds no redirect, and removes those from its address', async () => {
    const redirects = [redirect(1, '/page/yeni', '/page/x')];
    const { table } = await save({ id: 4 }, published('/page/yeni'), { redirects, operation: 'create' });
    expect(table).toEqual([]);
    expect(told).toEqual(['redirects', 'content']);
  });

  test('no redirect is added from the home page’s address, which must stay a page', async () => {
    const { table } = await save(published('/'), published('/page/anasayfa'));
    expect([table, told]).toEqual([[], []]);
  });

  test('no redirect is added while the site is seeded', async () => {
    const { table } = await save(published('/page/eski'), published('/page/yeni'), { context: { isSeeding: true } });
    expect([table, told]).toEqual([[], []]);
  });

  test('a full table does not block the save, and the log says so', async () => {
    const redirects = Array.from({ length: 20 }, (_, index) => redirect(index + 10, `/old-${index}`, '/page/x'));
    const { table, database } = await save(published('/page/eski'), published('/page/yeni'), { redirects });
    expect(table).toHaveLength(20);
    expect(database.logged).toEqual(['no redirect from /page/eski to /page/yeni: the table is full']);
    expect(told).toEqual([]);
    const known = await save(published('/old-3'), published('/page/yeni'), { redirects });
    expect(known.table.find(({ from }) => from === '/old-3')?.to).toBe('/page/yeni');
  });
});
