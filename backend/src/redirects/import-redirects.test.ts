import { MemoryDatabase, type Row } from '../testing/memory-database';
import { windows1254 } from '../csv/testing/windows-1254';
import { importRedirects } from './import-redirects';

const written: Row[] = [];
const told: string[] = [];
jest.mock('./write-redirects', () => ({
  writeRedirects: async (_: unknown, rows: Row[]) => void written.push(...rows),
}));
jest.mock('../revalidate/announce', () => ({
  announce: async (_: unknown, tags: string[]) => void told.push(...tags),
}));
jest.mock('../editing/trail/record-changes', () => ({
  recordAction: (_: unknown, ...entry: string[]) => void told.push(`done ${entry.join(' ')}`),
  refusedInAdmin: (_: unknown, entry: object) => void told.push(`refused ${Object.values(entry).join(' ')}`),
}));

/** A smaller limit keeps the tests fast, since each row is followed to its end. */
jest.mock('./read-redirects', () => ({ ...jest.requireActual<object>('./read-redirects'), MAX_REDIRECTS: 20 }));

const before = { ...process.env };

beforeEach(() => {
  written.length = 0;
  told.length = 0;
  process.env.SITE_URL = 'https://site.example';
  process.env.REDIRECT_HOSTS = 'shop.example';
});

afterEach(() => {
  process.env = { ...before };
});

const admin = { role: 'admin', email: 'a@site.example' };

interface Answer {
  success: boolean;
  code?: string;
  message?: string;
  data?: { created?: number; updated?: number; errors?: { line: number; message: string }[] };
}

async function send(
  body: string | Buffer<ArrayBuffer> | undefined,
  { user = admin as unknown, redirects = [] as Row[], pages = [] as Row[] } = {},
) {
  const stream = body === undefined ? undefined : new Blob([body]).stream();
  const { req } = new MemoryDatabase({ redirects, pages }, { user, body: stream });
  const response = await importRedirects.handler(req);
  return { status: response.status, ...((await response.json()) as Answer) };
}

const stored = (id: number, from: string, to: string) => ({
  ...{ id, from, to, permanent: true, source: 'automatic', note: null },
  _status: 'published',
});

it('is POST /import', () => {
  expect([importRedirects.method, importRedirects.path]).toEqual(['post', '/import']);
});

it('imports every line, and stores the final target of each redirect', async () => {
  const redirects = [stored(1, '/a', '/x'), stored(2, '/z', '/b')];
  const answer = await send('from,to,permanent,note\n/a,/page/a,no,n\n/b,https://site.example/page/b,,\n', {
    redirects,
  });
  expect(answer).toEqual({ status: 200, success: true, data: { created: 1, updated: 1 } });
  expect(written.map(({ from, to, permanent, source, note }) => ({ from, to, permanent, source, note }))).toEqual([
    { from: '/a', to: '/page/a', permanent: false, source: 'manual', note: 'n' },
    { from: '/z', to: '/page/b', permanent: true, source: 'automatic', note: null },
    { from: '/b', to: '/page/b', permanent: true, source: 'manual', note: null },
  ]);
  expect(told).toEqual(['redirects', 'content', 'done redirects import 2']);
});

it('reads what Excel writes on a Turkish Windows', async () => {
  const text = 'eski adres;yeni adres;kalıcı;not\n/köprü-inşaatı;/page/kopru;hayır;Geçici\n';
  expect(await send(windows1254(text))).toMatchObject({ status: 200, data: { created: 1 } });
  expect(written).toMatchObject([
    { from: '/k%C3%B6pr%C3%BC-in%C5%9Faat%C4%B1', to: '/page/kopru', permanent: false, note: 'Geçici' },
  ]);
});

it('names unknown columns, and imports nothing', async () => {
  expect(await send('from,to,type\n/a,/page/b,302\n')).toMatchObject({
    status: 422,
    data: { errors: [{ line: 1, message: expect.stringContaining('Unknown columns: type.') as string }] },
  });
  expect(written).toEqual([]);
});

it.each([
  [undefined, 401, 'unauthorized', 'Sign in to do this.', []],
  [
    { role: 'editor' },
    403,
    'forbidden',
    'Only an administrator imports a file of redirects.',
    ['refused redirects import not an administrator'],
  ],
])('by %j: answers %i %s', async (user, status, code, message, trail) => {
  expect(await send('from,to\n/a,/page/a\n', { user: user ?? null })).toEqual({
    status,
    success: false,
    code,
    message,
  });
  expect(written).toEqual([]);
  expect(told).toEqual(trail);
});

it('imports no line of a file with errors, and lists the errors in the order of the file', async () => {
  const pages = [{ id: 1, link: '/page/here', isVisible: true, _status: 'published' }];
  const text = 'from,to\n/a,https://evil.example/\nb,/c\n/page/here,/c\n/d,/e\n/e,/d\n';
  expect(await send(text, { pages })).toEqual({
    status: 422,
    success: false,
    code: 'invalid',
    message: 'The file has errors; no line was imported.',
    data: {
      errors: [
        { line: 2, message: expect.stringContaining('Only an administrator redirects to another site') },
        { line: 3, message: expect.stringContaining('Enter a path of the site without a query') },
        { line: 4, message: expect.stringContaining('A published page stands at this address') },
        { line: 5, message: expect.stringContaining('This redirect leads back to itself') },
      ],
    },
  });
  expect([written, told]).toEqual([[], []]);
});

it('lists at most a hundred errors', async () => {
  const lines = Array.from({ length: 101 }, (_, index) => `wrong-${index},/c`).join('\n');
  const { data } = await send(`from,to\n${lines}\n`);
  expect(data?.errors).toHaveLength(100);
  expect(data?.errors?.[0]?.line).toBe(2);
});

it('rejects a file that would exceed the limit of redirects', async () => {
  const redirects = Array.from({ length: 19 }, (_, index) => stored(index + 1, `/old-${index}`, '/c'));
  expect(await send('from,to\n/old-1,/c\n/new-1,/c\n', { redirects })).toMatchObject({
    status: 200,
    data: { created: 1, updated: 1 },
  });
  expect(await send('from,to\n/new-1,/c\n/new-2,/c\n', { redirects })).toMatchObject({
    status: 422,
    data: { errors: [{ line: 3, message: 'There can be at most 50,000 redirects.' }] },
  });
});

it('accepts files of up to 8 MB', async () => {
  const file = (size: number) => 'from,to\n/a,/c\n'.padEnd(size, '\n');
  expect((await send(file(8 * 1024 * 1024))).status).toBe(200);
  expect(await send(file(8 * 1024 * 1024 + 1))).toEqual({
    status: 413,
    success: false,
    code: 'too_large',
    message: 'The file is too large; at most 8 MB.',
  });
});

it('rejects an empty body because it has no column names', async () => {
  expect(await send(undefined)).toMatchObject({ status: 422, data: { errors: [{ line: 1 }] } });
});

it('decodes a character that is split between two chunks of the body', async () => {
  const bytes = Buffer.from('from,to,permanent,note\n/a,/c,,şaft\n');
  const at = bytes.indexOf('ş') + 1;
  const stream = new Blob([bytes.subarray(0, at), bytes.subarray(at)]).stream();
  const { req } = new MemoryDatabase({}, { user: admin, body: stream });
  await importRedirects.handler(req);
  expect(written[0]?.note).toBe('şaft');
});
