import { EnvError } from '../env';
import { requireDatabase } from './require-database';

const url = 'postgres://anna:secret@db.example:5433/kemerkaya';
const end = jest.fn(async () => undefined);
const failing = (code: string, message: string) => ({
  connect: () => Promise.reject(Object.assign(new Error(message), { code })),
  end,
});

test('a database that can be opened is closed again', async () => {
  await requireDatabase({ connect: async () => undefined, end }, url);
  expect(end).toHaveBeenCalled();
});

test.each([
  ['3D000', 'database "kemerkaya" does not exist', /make an empty one/],
  ['28P01', 'password authentication failed for user "anna"', /correct the password/],
  ['53300', 'sorry, too many clients already', /max_connections/],
  ['ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.1:5433', /is it running/],
])('%s is said in one line, without the password', async (code, message, remedy) => {
  const error = await requireDatabase(failing(code, message), url).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(EnvError);
  const line = (error as Error).message;
  expect(line).toMatch(remedy);
  expect(line).toContain(`DATABASE_URL: PostgreSQL at db.example:5433: ${message}; `);
  expect(line).not.toContain('secret');
  expect(line).not.toContain('\n');
});
