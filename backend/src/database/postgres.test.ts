import { postgres } from './postgres';

jest.mock('@payloadcms/db-postgres', () => ({ postgresAdapter: (options: unknown) => options }));
jest.mock('../migrations/postgres', () => ({ migrations: [] }));

/** What happens to a connection that the pool opens. */
function open() {
  const { pool } = postgres('postgres://127.0.0.1/none', '.') as unknown as {
    pool: { onConnect: (connection: object) => void };
  };
  const query = jest.fn();
  const stream = { on: jest.fn(), prependListener: jest.fn(), setTimeout: jest.fn() };
  pool.onConnect({ query, connection: { stream } });
  return { query, stream };
}

test('a connection runs its queries without compiling them first', () => {
  expect(open().query).toHaveBeenCalledWith('SET jit = off');
});

test('a connection on which nothing moves for 15 seconds is looked after', () => {
  const { stream } = open();
  expect(stream.on).toHaveBeenCalledWith('timeout', expect.any(Function));
  expect(stream.setTimeout).toHaveBeenCalledWith(15_000);
});
