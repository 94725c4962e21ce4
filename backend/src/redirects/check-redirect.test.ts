import { MemoryDatabase, type Row } from '../testing/memory-database';
import { checkRedirect, completeRedirect, moveDependents } from './check-redirect';

/** A substitute for Payload's error, since the package itself runs in Node only. */
jest.mock('payload', () => ({
  ValidationError: class extends Error {
    constructor(readonly data: { collection: string; errors: { message: string; path: string }[] }) {
      super(data.errors[0]?.message);
    }
  },
}));

/** A smaller limit keeps the tests fast, since each row is followed to its end. */
jest.mock('./read-redirects', () => ({ ...jest.requireActual<object>('./read-redirects'), MAX_REDIRECTS: 20 }));

type Check = Parameters<typeof checkRedirect>[0];
type Complete = Parameters<typeof completeRedirect>[0];
type Move = Parameters<typeof moveDependents>[0];

const before = { ...process.env };

beforeEach(() => {
  process.env.SITE_URL = 'https://site.example';
  process.env.REDIRECT_HOSTS = 'shop.example';
});

afterEach(() => {
  process.env = { ...before };
});

const stored = (id: number, from: string, to: string, status = 'published'): Row => ({
  ...{ id, from, to, permanent: true, source: 'manual', note: null },
  _status: status,
});

const admin = { role: 'admin', email: 'a@site.example' };
const editor = { role: 'editor', email: 'e@site.example' };

function save(
  data: object,
  {
    rows = [] as Row[],
    pages = [] as Row[],
    categories = [] as Row[],
    originalDoc = undefined as unknown,
    user = admin as unknown,
    query = {},
  } = {},
) {
  const database = new MemoryDatabase({ redirects: rows, pages, categories }, { user, query });
  const run = async () =>
    (await checkRedirect({
      data: { _status: 'published', ...data },
      originalDoc,
      req: database.req,
    } as unknown as Check)) as Row;
  return { database, run };
}

/** The rejected field and the reason. */
async function refusal(run: () => Promise<unknown>) {
  try {
    await run();
  } catch (error) {
    const { data } = error as { data?: { collection: string; errors: { message: string; path: string }[] } };
    return `${data?.collection}.${data?.errors[0]?.path}: ${data?.errors[0]?.message}`;
  }
  return undefined;
}

describe('completeRedirect', () => {
  const complete = (data: unknown) => completeRedirect({ data } as Complete);

  it('normalizes addresses', () => {
    expect(complete({ from: ' /page/eski/ ', to: 'https://site.example/page/yeni', note: 'x' })).toEqual({
      from: '/page/eski',
      to: '/page/yeni',
      note: 'x',
    });
  });

  it('leaves invalid addresses to the validators', () => {
    expect(complete({ from: 'eski', to: 'javascript:x' })).toEqual({ from: 'eski', to: 'javascript:x' });
    expect(complete({ from: 5, to: null })).toEqual({ from: 5, to: null });
    expect(complete({ note: 'x' })).toEqual({ note: 'x' });
    expect(complete(undefined)).toBeUndefined();
  });
});

describe('checkRedirect', () => {
  it('accepts a valid redirect', async () => {
    const { run } = save({ from: '/page/eski', to: '/page/yeni' });
    expect(await run()).toMatchObject({ from: '/page/eski', to: '/page/yeni' });
  });

  it('leaves invalid addresses to the validators', async () => {
    for (const data of [
      { from: 'eski', to: 'https://evil.example/' },
      { from: '/page/eski', to: 'nowhere' },
      { from: '/page/eski' },
    ]) {
      expect(await save(data).run()).toEqual({ _status: 'published', ...data });
    }
  });

  it.each([
    ['/page/eski', 'https://shop.example/a', admin, undefined],
    ['/page/eski', 'https://shop.example/a', undefined, undefined],
    ['/page/eski', 'https://shop.example/a', editor, 'to'],
    ['/page/eski', 'https://evil.example/a', admin, 'to'],
    ['/page/eski', '/page/yeni', editor, undefined],
  ])('from %s to %s by %j: the rejected field is %s', async (from, to, user, field) => {
    const reason = field && `redirects.${field}: Only an administrator redirects to another site, and its host`;
    const found = await refusal(save({ from, to }, { user }).run);
    if (reason) expect(found).toContain(reason);
    else expect(found).toBeUndefined();
  });

  it('rejects an address that already has another redirect', async () => {
    const rows = [stored(1, '/page/eski', '/page/a'), stored(2, '/page/b', '/page/c', 'draft')];
    expect(await refusal(save({ from: '/page/eski', to: '/page/x' }, { rows }).run)).toContain(
      'redirects.from: There is a redirect from this address already.',
    );
    const originalDoc = { id: 1, from: '/page/eski', to: '/page/a' };
    expect(await refusal(save({ to: '/page/x' }, { rows, originalDoc }).run)).toBeUndefined();
    expect(await refusal(save({ from: '/page/b', to: '/page/x' }, { rows }).run)).toBeUndefined();
  });

  it('rejects the address of a public page', async () => {
    const pages = [{ id: 1, link: '/page/eski', isVisible: true, _status: 'published' }];
    expect(await refusal(save({ from: '/page/eski', to: '/page/x' }, { pages }).run)).toContain(
      'redirects.from: A published page stands at this address.',
    );
  });

  it('rejects the address of a list and of its further pages', async () => {
    const categories = [{ id: 1, key: 'bridges', link: 'kopruler' }];
    for (const from of ['/reference/kopruler', '/en/reference/Kopruler', '/reference/kopruler/2']) {
      expect(await refusal(save({ from, to: '/page/x' }, { categories }).run)).toContain('redirects.from: A published');
    }
    expect(await refusal(save({ from: '/reference/eski', to: '/page/x' }, { categories }).run)).toBeUndefined();
  });

  it('rejects loops, also for drafts', async () => {
    const rows = [stored(1, '/page/b', '/page/a')];
    for (const status of ['published', 'draft']) {
      expect(await refusal(save({ from: '/page/a', to: '/page/b', _status: status }, { rows }).run)).toContain(
        'redirects.to: This redirect leads back to itself',
      );
    }
  });

  it('rejects more redirects than the limit', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => stored(index + 1, `/old-${index}`, '/page/a'));
    expect(await refusal(save({ from: '/page/eski', to: '/page/x' }, { rows }).run)).toContain(
      'redirects.from: There can be at most 50,000 redirects.',
    );
    const originalDoc = { id: 1, from: '/old-0', to: '/page/a' };
    expect(await refusal(save({ to: '/page/x' }, { rows, originalDoc }).run)).toBeUndefined();
  });

  it('stores the final target for a published redirect and for those that lead to it', async () => {
    const rows = [stored(1, '/page/b', '/page/c'), stored(2, '/page/z', '/page/a')];
    const { run, database } = save({ from: '/page/a', to: '/page/b' }, { rows });
    expect((await run()).to).toBe('/page/c');
    await moveDependents({ req: database.req } as Move);
    expect(database.rows.redirects?.map(({ from, to }) => [from, to])).toEqual([
      ['/page/b', '/page/c'],
      ['/page/z', '/page/c'],
    ]);
    expect(database.versions.redirects).toHaveLength(1);
    expect(database.req.context).toEqual({});
    // The next save in the same request has no dependents to move.
    await moveDependents({ req: database.req } as Move);
    expect(database.versions.redirects).toHaveLength(1);
  });

  it('a temporary one changes no other redirects', async () => {
    const rows = [stored(1, '/page/z', '/page/a')];
    const { run, database } = save({ from: '/page/a', to: '/page/b', permanent: false }, { rows });
    expect((await run()).to).toBe('/page/b');
    await moveDependents({ req: database.req } as Move);
    expect(database.rows.redirects?.[0]?.to).toBe('/page/a');
  });

  it('a draft changes no other redirects', async () => {
    const rows = [stored(1, '/page/b', '/page/c'), stored(2, '/page/z', '/page/a')];
    const { run, database } = save({ from: '/page/a', to: '/page/b', _status: 'draft' }, { rows });
    expect((await run()).to).toBe('/page/b');
    await moveDependents({ req: database.req } as Move);
    expect(database.rows.redirects?.[1]?.to).toBe('/page/a');
  });

  it('passes on other errors', async () => {
    const { run, database } = save({ from: '/page/a', to: '/page/b' });
    database.find = async () => Promise.reject(new Error('database'));
    await expect(run()).rejects.toThrow('database');
  });
});
