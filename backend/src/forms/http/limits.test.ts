import type { Payload } from 'payload';
import { FormError } from './form-error';
import { limit } from './limits';

const before = { ...process.env };
beforeAll(() => {
  process.env.FORM_LIMIT_FACTOR = '1';
});
afterAll(() => {
  process.env = { ...before };
});

/** One process with a database of its own. */
const asked = { payload: { db: { name: 'sqlite' } } as unknown as Payload };

/** How many calls go on before one is refused. */
async function allowed(what: Parameters<typeof limit>[1], key: string, calls = 150): Promise<number> {
  for (let count = 0; count < calls; count += 1) {
    try {
      await limit(asked, what, key);
    } catch (error) {
      expect(error).toBeInstanceOf(FormError);
      expect(error).toMatchObject({ status: 429, code: 'too_many_requests' });
      return count;
    }
  }
  return calls;
}

it.each([
  ['message', 10],
  ['unverified', 3],
  ['newsletter', 5],
  ['upload', 20],
] as const)('%s: a visitor has %i in ten minutes, and the next visitor as many', async (what, count) => {
  expect([await allowed(what, '192.0.2.1'), await allowed(what, '192.0.2.2')]).toEqual([count, count]);
});

it('messages without a proof of work are limited for all visitors together', async () => {
  expect(await allowed('unverifiedInAll', 'all')).toBe(100);
});
