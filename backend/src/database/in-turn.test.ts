import type { PayloadRequest } from 'payload';
import { inLine, inTurn } from './in-turn';

describe('inLine', () => {
  it('runs tasks of one name one after another, and others in parallel', async () => {
    const events: string[] = [];
    const task = (name: string) => async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      await Promise.resolve();
      events.push(`${name} ends`);
    };
    await Promise.all([inLine('a', task('1')), inLine('a', task('2')), inLine('b', task('3'))]);
    expect(events.indexOf('1 ends')).toBeLessThan(events.indexOf('2 starts'));
    expect(events.indexOf('3 starts')).toBeLessThan(events.indexOf('1 ends'));
  });

  it('continues after a failed task, whose caller gets the error', async () => {
    const failing = inLine('a', () => Promise.reject(new Error('disk')));
    const next = inLine('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('disk');
    await expect(next).resolves.toBe('done');
  });
});

describe('inTurn', () => {
  /** A request at a PostgreSQL that notes what it is asked. */
  function ask() {
    const events: string[] = [];
    const note = async (event: string) => void events.push(event.replace(/\([^;]*/g, ''));
    const db = {
      name: 'postgres',
      sessions: { one: { db: { execute: async (statement: string) => ({ rows: [], done: await note(statement) }) } } },
      beginTransaction: async () => 'one',
      commitTransaction: () => note('commit'),
      rollbackTransaction: () => note('rollback'),
    };
    const req = { payload: { db } } as unknown as PayloadRequest;
    return { req, events, note };
  }

  it('holds the lock of all processes in the transaction that the task writes in', async () => {
    const { req, events, note } = ask();
    const task = async () => {
      await note(`task in ${String(req.transactionID)}`);
      return 'done';
    };
    expect(await inTurn(req, 'page:1', task)).toBe('done');
    expect(events).toEqual(['select set_config; select pg_advisory_xact_lock', 'task in one', 'commit']);
    expect(req.transactionID).toBeUndefined();
  });

  it('rolls back what a failed task has written', async () => {
    const { req, events } = ask();
    await expect(inTurn(req, 'page:1', () => Promise.reject(new Error('conflict')))).rejects.toThrow('conflict');
    expect(events.at(-1)).toBe('rollback');
    expect(req.transactionID).toBeUndefined();
  });

  it('asks nothing of the database for a task that is called off before the lock', async () => {
    const { req, events, note } = ask();
    const callOff = () => {
      throw new Error('too late');
    };
    await expect(inTurn(req, 'page:1', () => note('task'), callOff)).rejects.toThrow('too late');
    expect(events).toEqual([]);
    await inTurn(req, 'page:1', () => note('task'));
    expect(events).toContain('task');
  });

  it('fails if the transaction ended during the task: the rest was written without the lock', async () => {
    const { req, events } = ask();
    const task = async () => {
      delete req.transactionID;
    };
    await expect(inTurn(req, 'page:1', task)).rejects.toThrow('ended before its task');
    expect(events).not.toContain('commit');
  });
});
