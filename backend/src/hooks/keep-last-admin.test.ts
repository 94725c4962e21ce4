import type { PayloadRequest } from 'payload';

jest.mock('payload', () => ({ APIError: class extends Error {} }));

import { forgetAtEnd, forgetAtError, forgetLeaving, keepLastAdmin, keepLastAdminOnDelete } from './keep-last-admin';

interface Account {
  id: number;
  role: string;
}

interface Query {
  where: { and: [object, { id: { not_in: (number | string)[] } }] };
}

/** Accounts in a database without transactions, whose answers take a while. */
function accounts(...stored: Account[]) {
  const all = new Map(stored.map((account) => [account.id, account]));
  const later = () => new Promise((resolve) => setTimeout(resolve, 1));
  const count = async ({ where: { and } }: Query) => {
    await later();
    const absent = and[1].id.not_in.map(String);
    const admins = [...all.values()].filter(({ id, role }) => role === 'admin' && !absent.includes(String(id)));
    await later();
    return { totalDocs: admins.length };
  };
  const request = () =>
    ({ payload: { db: { name: 'sqlite' }, count }, i18n: { language: 'en' } }) as unknown as PayloadRequest;
  const demote = async (id: number, fail?: Error, req = request()) => {
    const originalDoc = { ...all.get(id) };
    await keepLastAdmin({ data: { role: 'editor' }, operation: 'update', originalDoc, req } as never);
    if (fail) throw fail;
    await later();
    all.set(id, { id, role: 'editor' });
    forgetLeaving({ doc: { id }, req } as never);
  };
  const remove = async (id: number) => {
    const req = request();
    await keepLastAdminOnDelete({ id, req } as never);
    await later();
    all.delete(id);
    forgetLeaving({ doc: { id }, req } as never);
  };
  return { request, demote, remove, roles: () => [...all.values()].map(({ role }) => role) };
}

const two = [
  { id: 1, role: 'admin' },
  { id: 2, role: 'admin' },
];

const outcomes = async (tasks: Promise<void>[]) => (await Promise.allSettled(tasks)).map(({ status }) => status);

test('of two administrators who are demoted at the same moment, one stays', async () => {
  const { demote, roles } = accounts(...two);
  expect(await outcomes([demote(1), demote(2)])).toEqual(['fulfilled', 'rejected']);
  expect(roles()).toEqual(['editor', 'admin']);
});

test('of two accounts that are deleted at the same moment, one stays', async () => {
  const { remove, roles } = accounts(...two);
  expect(await outcomes([remove(1), remove(2)])).toEqual(['fulfilled', 'rejected']);
  expect(roles()).toEqual(['admin']);
});

test('the last administrator stays, and another one may leave later', async () => {
  const { demote, remove, roles } = accounts({ id: 1, role: 'admin' }, { id: 2, role: 'editor' });
  await expect(demote(1)).rejects.toThrow('last administrator');
  await expect(remove(1)).rejects.toThrow('last administrator');
  await remove(2);
  expect(roles()).toEqual(['admin']);
});

test('a change that was refused for another reason keeps nobody from leaving', async () => {
  const { request, demote, remove } = accounts(...two);
  const req = request();
  await expect(demote(1, new Error('invalid address'), req)).rejects.toThrow('invalid address');
  await forgetAtError({ req } as never);
  await expect(remove(2)).resolves.toBeUndefined();
});

test('nor does an account of a bulk edit, whose errors are in its result', async () => {
  const { request, demote, remove } = accounts(...two);
  const req = request();
  await expect(demote(1, new Error('invalid address'), req)).rejects.toThrow('invalid address');
  await forgetAtEnd({ operation: 'count', req, result: { totalDocs: 1 } } as never);
  await expect(remove(2)).rejects.toThrow('last administrator');
  await forgetAtEnd({ operation: 'update', req, result: { docs: [], errors: [] } } as never);
  await expect(remove(2)).resolves.toBeUndefined();
});

test('a change that failed unnoticed keeps others from leaving for half a minute at most', async () => {
  const { demote, remove } = accounts(...two);
  await expect(demote(1, new Error('disk'))).rejects.toThrow('disk');
  await expect(remove(2)).rejects.toThrow('last administrator');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  await expect(remove(2)).resolves.toBeUndefined();
  jest.restoreAllMocks();
});

test('on PostgreSQL the lock comes before the count, in the transaction of the request', async () => {
  const events: string[] = [];
  const execute = (statement: string) => {
    events.push(statement.replace(/\([^;]*/g, ''));
    return Promise.resolve({ rows: [] });
  };
  const count = ({ req }: { req: PayloadRequest }) => {
    events.push(`count in ${String(req.transactionID)}`);
    return Promise.resolve({ totalDocs: 1 });
  };
  const db = { name: 'postgres', sessions: { one: { db: { execute } } } };
  await keepLastAdminOnDelete({ id: 1, req: { transactionID: 'one', payload: { db, count } } } as never);
  expect(events).toEqual(['select set_config; select pg_advisory_xact_lock', 'count in one']);
});
