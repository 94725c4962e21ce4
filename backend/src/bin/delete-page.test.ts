import { MemoryDatabase, type Row } from '../testing/memory-database';

jest.mock('../database/in-turn', () => ({ inTurn: (_: unknown, __: string, task: () => unknown) => task() }));
jest.mock('../editing/pages/change-page', () => ({}));
jest.mock('../reusable/usage', () => ({}));
jest.mock('../redirects/can-redirect', () => ({ canRedirect: () => Promise.resolve(true) }));

import { deletePage } from './delete-page';

const page: Row = { id: 5, link: '/page/eski', pageKey: 'eski', _status: 'published' };
const redirect = (id: number, from: string, status: string): Row => ({ id, from, to: '/page/a', _status: status });

/** Payload's own operations, with the unique addresses of redirects. */
class Operations extends MemoryDatabase {
  constructor(redirects: Row[]) {
    super({ pages: [{ ...page }], redirects });
    Object.assign(this.req.payload, { delete: this.#delete, create: this.#create, update: this.#update });
  }

  readonly #delete = ({ id }: Row) =>
    this.deleteMany({ collection: 'pages', where: { id: { equals: id } }, req: this.req });

  readonly #create = ({ data }: { data: Row }) => {
    if (this.rows.redirects?.some(({ from }) => from === data.from)) throw new Error('from is taken');
    return this.create({ collection: 'redirects', data, req: this.req });
  };

  readonly #update = ({ id, data }: { id: number; data: Row }) =>
    this.updateOne({ collection: 'redirects', id, data, req: this.req });
}

const user = { id: 1, role: 'admin' } as unknown as Parameters<typeof deletePage>[2]['user'];

test.each([
  ['none', []],
  ['a draft', [redirect(1, '/page/eski', 'draft')]],
  ['a draft from elsewhere', [redirect(1, '/page/baska', 'draft')]],
])('the address of a deleted page is redirected where there was %s of a redirect before', async (_, redirects) => {
  const database = new Operations(redirects);
  await deletePage(database.req, 5, { user, to: '/page/yeni' });
  expect(database.rows.pages).toEqual([]);
  const ofPage = database.rows.redirects?.filter(({ from }) => from === '/page/eski');
  expect(ofPage).toMatchObject([{ to: '/page/yeni', permanent: true, source: 'manual', _status: 'published' }]);
});

test('a page with an address of its own stays', async () => {
  const database = new Operations([]);
  Object.assign(database.rows.pages?.[0] ?? {}, { pageKey: 'about', link: '/about' });
  await expect(deletePage(database.req, 5, { user, to: undefined })).rejects.toMatchObject({ code: 'bad_request' });
  expect(database.rows.pages).toHaveLength(1);
});

test('a page that is deleted without a redirect leaves the drafts of redirects as they are', async () => {
  const draft = redirect(1, '/page/eski', 'draft');
  const database = new Operations([draft]);
  await deletePage(database.req, 5, { user, to: undefined });
  expect(database.rows.redirects).toEqual([draft]);
});
