import { FormError } from './form-error';
import { limit } from './limits';

const before = { ...process.env };
beforeAll(() => {
  process.env.FORM_LIMIT_FACTOR = '1';
});
afterAll(() => {
  process.env = { ...before };
});

/** How many calls go on before one is refused. */
function allowed(what: Parameters<typeof limit>[0], key: string, calls = 150): number {
  for (let count = 0; count < calls; count += 1) {
    try {
      limit(what, key);
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
] as const)('%s: a visitor has %i in ten minutes, and the next visitor as many', (what, count) => {
  expect([allowed(what, '192.0.2.1'), allowed(what, '192.0.2.2')]).toEqual([count, count]);
});

it('messages without a proof of work are limited for all visitors together', () => {
  expect(allowed('unverifiedInAll', 'all')).toBe(100);
});
