import { createFirstAdmin } from './first-admin';

const account = { email: 'first@site.example', password: 'a long one, 4711' };

/** A backend with so many accounts. */
function backendWith(accounts: number) {
  const create = jest.fn(() => Promise.resolve({ id: 7 }));
  const logger = { info: jest.fn(), warn: jest.fn() };
  const payload = { count: () => Promise.resolve({ totalDocs: accounts }), create, logger };
  const start = (env: { firstAdmin?: typeof account; siteUrl?: string }) =>
    createFirstAdmin(payload as never, { firstAdmin: undefined, siteUrl: undefined, ...env });
  return { create, warn: logger.warn, start };
}

const siteUrl = 'https://www.site.example';

test('the account of the environment is made once, and nobody is warned', async () => {
  const empty = backendWith(0);
  await empty.start({ firstAdmin: account, siteUrl });
  expect(empty.create).toHaveBeenCalledTimes(1);
  expect(empty.warn).not.toHaveBeenCalled();
  const used = backendWith(1);
  await used.start({ firstAdmin: account, siteUrl });
  expect(used.create).not.toHaveBeenCalled();
});

test('a public installation that anybody can claim says so', async () => {
  const { start, warn, create } = backendWith(0);
  await start({ siteUrl });
  expect(create).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^no account: whoever opens .* ADMIN_EMAIL/)]]);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', undefined])(
  'a start on one machine (%s) is not warned of',
  async (address) => {
    const { start, warn } = backendWith(0);
    await start({ siteUrl: address });
    expect(warn).not.toHaveBeenCalled();
  },
);

test('an installation with an account is not warned of', async () => {
  const { start, warn } = backendWith(2);
  await start({ siteUrl });
  expect(warn).not.toHaveBeenCalled();
});
