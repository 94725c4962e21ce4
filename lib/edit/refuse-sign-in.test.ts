/** @jest-environment node */
import { isRefusal, refuseSignIn } from './refuse-sign-in';

const served: unknown[][] = [];
jest.mock('../http/serve-own-page', () => ({
  serveOwnPage: async (...page: unknown[]) => {
    served.push(page);
    return new Response();
  },
}));

beforeEach(() => void (served.length = 0));

test.each([
  ['link', '/about', 403, '/edit/refused?reason=link&returnTo=%2Fabout'],
  ['failed', '/en/about', 403, '/en/edit/refused?reason=failed&returnTo=%2Fen%2Fabout'],
  ['role', '/', 403, '/edit/refused?reason=role&returnTo=%2F'],
  ['off', '/en', 404, '/en/edit/refused?reason=off&returnTo=%2Fen'],
  ['link', '/page/edit', 403, '/edit/refused?reason=link&returnTo=%2Fpage%2Fedit'],
] as const)('%s, from %s, is answered with %d in that language', async (reason, from, status, address) => {
  await refuseSignIn(reason, from);
  expect(served).toEqual([[address, status]]);
});

test.each([
  ['link', true],
  ['off', true],
  ['toString', false],
  ['other', false],
  [undefined, false],
  [['link'], false],
])('%j is a reason: %s', (value, isOne) => expect(isRefusal(value)).toBe(isOne));
