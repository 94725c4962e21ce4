import type { DatabaseAdapterObj } from 'payload';
import { START_LOCK, unlockStart, withStartLock } from './start-lock';

/** A database whose lock another backend may hold. */
function database(isFree: boolean) {
  const done: string[] = [];
  let giveWay: () => void = () => undefined;
  const query = async (statement: string) => {
    done.push(statement);
    if (statement.includes('pg_advisory_xact_lock')) await new Promise<void>((resolve) => (giveWay = resolve));
    return { rows: [{ isOurs: isFree }] };
  };
  const release = () => done.push('release');
  const plain = {
    pool: { connect: () => Promise.resolve({ query, release }) },
    payload: { logger: { info: (line: string) => done.push(line) } },
    migrate: () => Promise.resolve(void done.push('migrate')),
  };
  const db = withStartLock({ init: () => plain } as unknown as DatabaseAdapterObj).init({} as never);
  return { db, done, giveWay: () => giveWay() };
}

const tried = `SELECT pg_try_advisory_xact_lock(${START_LOCK}) AS "isOurs"`;

afterEach(unlockStart);

it('migrates once it has the lock, and keeps it until the start is over', async () => {
  const { db, done } = database(true);
  await db.migrate();
  await db.migrate();
  expect(done.filter((line) => !line.startsWith('SET LOCAL'))).toEqual(['BEGIN', tried, 'migrate', 'migrate']);
  await unlockStart();
  await unlockStart();
  expect(done.slice(-2)).toEqual(['COMMIT', 'release']);
});

it('waits while another backend starts, and says so', async () => {
  const { db, done, giveWay } = database(false);
  const migrated = db.migrate();
  while (!done.at(-1)?.includes('pg_advisory_xact_lock')) await Promise.resolve();
  expect(done).toContain('start: another backend starts on this database; waiting for it');
  expect(done).not.toContain('migrate');
  giveWay();
  await migrated;
  expect(done.at(-1)).toBe('migrate');
});
