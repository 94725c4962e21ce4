import type { Payload } from 'payload';
import { changeKept } from './change-kept';

interface Data {
  value: unknown;
  expiresAt: number;
}

/** What is asked of PostgreSQL, on a table in memory. Before the first write, another process may write. */
function openTable(interfere?: (rows: Map<string, Data>, key: string) => void) {
  const rows = new Map<string, Data>();
  let now = 1_000_000;
  let isFirst = true;
  const isKept = (key: string, before: unknown) => JSON.stringify(rows.get(key)) === before;
  const write = (statement: string, [key = '', ...values]: string[]): boolean => {
    if (isFirst) interfere?.(rows, key);
    isFirst = false;
    if (statement.startsWith('insert'))
      return !rows.has(key) && Boolean(rows.set(key, JSON.parse(values[0] ?? '') as Data));
    if (statement.startsWith('delete')) return isKept(key, values[0]) && rows.delete(key);
    return isKept(key, values[1]) && Boolean(rows.set(key, JSON.parse(values[0] ?? '') as Data));
  };
  const query = async (statement: string, values: string[]) =>
    statement.startsWith('select')
      ? { rows: [{ now, data: rows.get(values[0] ?? '') ?? null }], rowCount: 1 }
      : { rows: [], rowCount: write(statement, values) ? 1 : 0 };
  const payload = { db: { name: 'postgres', pool: { query } } } as unknown as Payload;
  return { payload, rows, pass: (ms: number) => void (now += ms) };
}

const place = { kind: 'test', name: 'somebody@example.com' };
const count = (payload: Payload) =>
  changeKept<number, number>(payload, place, (kept = 0) => ({ keep: kept + 1, lifeMs: 1_000, result: kept + 1 }));

it('keeps a value until its time is over', async () => {
  const { payload, pass } = openTable();
  expect([await count(payload), await count(payload)]).toEqual([1, 2]);
  pass(1_000);
  expect(await count(payload)).toBe(1);
});

it('names nobody in the database', async () => {
  const { payload, rows } = openTable();
  await count(payload);
  expect([...rows.keys()].join()).toMatch(/^short-lived:test:[0-9a-f]{64}$/);
});

it.each([
  ['inserted', (rows: Map<string, Data>, key: string) => rows.set(key, { value: 7, expiresAt: 2_000_000 })],
  [
    'changed',
    (rows: Map<string, Data>, key: string) => rows.has(key) && rows.set(key, { value: 7, expiresAt: 2_000_000 }),
  ],
])('takes what another process has %s meanwhile into account', async (how, interfere) => {
  const { payload, rows } = openTable(interfere);
  if (how === 'changed') {
    const other = openTable();
    await count(other.payload);
    for (const [key, data] of other.rows) rows.set(key, data);
  }
  expect(await count(payload)).toBe(8);
});

it('removes a value, and gives it to one of two that take it', async () => {
  const { payload, rows } = openTable();
  await count(payload);
  const take = () =>
    changeKept<number, number | undefined>(payload, place, (kept) => ({ keep: undefined, result: kept }));
  expect((await Promise.all([take(), take()])).sort()).toEqual([1, undefined]);
  expect(rows.size).toBe(0);
});

it('writes nothing when nothing changes', async () => {
  const { payload, rows } = openTable();
  const look = () => changeKept<number, string>(payload, place, (kept) => ({ keep: kept, result: 'seen' }));
  expect(await look()).toBe('seen');
  expect(rows.size).toBe(0);
});
