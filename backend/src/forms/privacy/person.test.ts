import type { Payload } from 'payload';

type Row = Record<string, unknown>;
type Test = (row: Row) => boolean;

/** The tables, and the most rows that one statement has returned. */
const stored: Record<string, Row[]> = {};
const read = { most: 0 };

jest.mock('@payloadcms/db-sqlite/drizzle', () => ({
  asc: () => undefined,
  gt: (column: string, value: number) => (row: Row) => Number(row[column]) > value,
  inArray: (column: string, values: unknown[]) => (row: Row) => values.includes(row[column]),
}));
jest.mock('../tables', () => {
  const select = (columns?: Row) => ({
    from: (table: { rows: Row[] }) => ({
      where: (isWanted: Test) => {
        const found = () => table.rows.filter(isWanted);
        const shown = (rows: Row[]) => {
          read.most = Math.max(read.most, rows.length);
          return rows.map((row) => Object.fromEntries(Object.keys(columns ?? row).map((name) => [name, row[name]])));
        };
        return Object.assign(Promise.resolve(shown(columns ? [] : found())), {
          orderBy: () => ({ limit: (count: number) => Promise.resolve(shown(found().slice(0, count))) }),
        });
      },
    }),
  });
  return {
    openTables: () => ({
      db: { select },
      table: (slug: string) => ({ rows: stored[slug], id: 'id', email: 'email' }),
    }),
  };
});

import { deletePerson, findPerson } from './person';

const deleted: unknown[][] = [];
const payload = {
  delete: ({ collection, id }: { collection: string; id: number }) => Promise.resolve(deleted.push([collection, id])),
  logger: { info: () => undefined },
} as unknown as Payload;

beforeEach(() => {
  deleted.splice(0);
  read.most = 0;
  Object.assign(stored, {
    messages: [
      { id: 1, email: 'Çağla@Şirket.example', attachment: 5, message: 'Merhaba', leaseUntil: null },
      { id: 2, email: 'cagla@sirket.example', attachment: null },
      { id: 3, email: 'çağla@xn--irket-idb.example', attachment: null },
    ],
    uploads: [
      { id: 5, originalName: 'a.pdf', storageName: 'x.pdf' },
      { id: 6, originalName: 'b.pdf' },
    ],
    'newsletter-subscribers': [
      { id: 8, email: 'başka@şirket.example' },
      { id: 9, email: 'çağla@şirket.example' },
    ],
  });
});

it.each(['Çağla@Şirket.example', 'çağla@şirket.example', 'ÇAĞLA@ŞiRKET.EXAMPLE'])(
  'all that is stored about %s is found, in whatever capitals it was written',
  async (email) => {
    const { messages, uploads, newsletter } = await findPerson(payload, email);
    expect(messages).toEqual([
      { id: 1, email: 'Çağla@Şirket.example', attachment: 5, message: 'Merhaba' },
      { id: 3, email: 'çağla@xn--irket-idb.example', attachment: null },
    ]);
    expect(uploads).toEqual([{ id: 5, originalName: 'a.pdf' }]);
    expect(newsletter).toEqual([{ id: 9, email: 'çağla@şirket.example' }]);
  },
);

it('a deletion takes all of it, and nothing of another person', async () => {
  expect(await deletePerson(payload, 'çağla@şirket.example')).toEqual({ messages: 2, newsletter: 1 });
  expect(deleted).toEqual([
    ['messages', 1],
    ['messages', 3],
    ['newsletter-subscribers', 9],
  ]);
});

it('among many messages those of the person are found, and few are read at once', async () => {
  stored.messages = Array.from({ length: 4_321 }, (_, index) => ({
    ...{ id: index * 2 + 1, attachment: null },
    email: index % 2 === 0 ? 'çağla@şirket.example' : `${index}@şirket.example`,
  }));
  const { messages } = await findPerson(payload, 'ÇAĞLA@şirket.example');
  expect(messages).toHaveLength(2_161);
  expect(read.most).toBeLessThanOrEqual(1_000);
});
