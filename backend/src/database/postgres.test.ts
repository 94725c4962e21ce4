import { postgres } from './postgres';

jest.mock('@payloadcms/db-postgres', () => ({ postgresAdapter: (options: unknown) => options }));
jest.mock('../migrations/postgres', () => ({ migrations: [] }));

test('a connection runs its queries without compiling them first', () => {
  const { pool } = postgres('postgres://127.0.0.1/none', '.') as unknown as {
    pool: { onConnect: (connection: { query: (statement: string) => void }) => void };
  };
  const query = jest.fn();
  pool.onConnect({ query });
  expect(query).toHaveBeenCalledWith('SET jit = off');
});
