import type { Payload } from 'payload';

interface Row {
  id: number;
  claimedBy: string | null;
  createdAt: string;
}
type Test = (row: Row) => boolean;
type Column = keyof Row;

let rows: Row[];
/** What another request does before the files are taken. */
let meanwhile: () => void;

jest.mock('@payloadcms/db-sqlite/drizzle', () => ({
  count: () => 'count',
  isNull: (column: Column) => (row: Row) => row[column] === null,
  lt: (column: Column, value: string) => (row: Row) => String(row[column]) < value,
  and:
    (...tests: Test[]) =>
    (row: Row) =>
      tests.every((test) => test(row)),
  asc: (column: Column) => (one: Row, other: Row) => (String(one[column]) < String(other[column]) ? -1 : 1),
  inArray: (column: Column, found: () => Row[]) => {
    const ids = found().map((row) => row[column]);
    return (row: Row) => ids.includes(row[column]);
  },
}));
jest.mock('../tables', () => ({
  stamp: (at: number) => new Date(at).toISOString(),
  openTables: () => ({
    table: () => ({ id: 'id', claimedBy: 'claimedBy', createdAt: 'createdAt' }),
    db: {
      select: () => ({
        from: () => ({
          where: (test: Test) =>
            Object.assign(Promise.resolve([{ files: rows.filter(test).length }]), {
              orderBy: (order: (one: Row, other: Row) => number) => ({
                limit: (most: number) => () => rows.filter(test).sort(order).slice(0, most),
              }),
            }),
        }),
      }),
      update: () => ({
        set: (values: object) => ({
          where: (test: Test) => ({
            returning: () => {
              meanwhile();
              return Promise.resolve(rows.filter(test).map((row) => Object.assign(row, values)));
            },
          }),
        }),
      }),
    },
  }),
}));

import { makeRoom } from './make-room';

const payload = {
  logger: { warn: jest.fn() },
  delete: ({ where }: { where: { id: { in: number[] } } }) => {
    const docs = rows.filter(({ id }) => where.id.in.includes(id));
    rows = rows.filter((row) => !docs.includes(row));
    return Promise.resolve({ docs, errors: [] });
  },
} as unknown as Payload;

const now = Date.parse('2026-03-01T12:00:00Z');
const file = (id: number, minutesAgo: number, claimedBy: string | null = null): Row => ({
  ...{ id, claimedBy },
  createdAt: new Date(now - minutesAgo * 60_000).toISOString(),
});
const files = (count: number, minutesAgo: number) =>
  Array.from({ length: count }, (_, index) => file(1000 + index, minutesAgo));
const numbers = () => rows.map(({ id }) => id).filter((id) => id < 1000);

beforeEach(() => (meanwhile = () => undefined));

it('a visitor can upload although forgotten files fill all places: the oldest one goes', async () => {
  rows = [file(3, 61), file(1, 600), file(2, 500), file(4, 900, 'a message'), ...files(497, 5)];
  await makeRoom(payload, now);
  expect(numbers()).toEqual([3, 2, 4]);
});

it('files that were uploaded within the hour stay, and the visitor is told to try again', async () => {
  rows = [file(1, 59), ...files(499, 5)];
  await expect(makeRoom(payload, now)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(rows).toHaveLength(500);
});

it('while there are places, nothing is deleted', async () => {
  rows = [...files(499, 600), file(1, 600, 'a message')];
  await makeRoom(payload, now);
  expect(rows).toHaveLength(500);
});

it('a file that a message takes at the same moment stays with it', async () => {
  rows = [file(1, 600), ...files(499, 5)];
  meanwhile = () => void (rows[0] = file(1, 600, 'a message'));
  await expect(makeRoom(payload, now)).rejects.toMatchObject({ status: 429 });
  expect(numbers()).toEqual([1]);
});
