/** @jest-environment node */
import fc from 'fast-check';

import { contentSecurityPolicy } from '../../lib/cache/content-security-policy.mjs';
import { passTime, startClocks, stopClocks, timers } from '../../test/clocks';
import type * as Mocks from '../../test/mock-as-node';
import { FinishedSite } from '../support/finished-site';
import { type Isr, revalidateSeconds } from '../support/isr';
import { command, happen } from '../support/random-commands';
import type { Look, Visitor } from '../support/visitor';

jest.mock('next/dist/server/lib/incremental-cache/file-system-cache.js', () =>
  jest
    .requireActual<typeof Mocks>('../../test/mock-as-node')
    .mockAsNode('next/dist/server/lib/incremental-cache/file-system-cache.js'),
);
jest.mock('next/dist/server/lib/incremental-cache/tags-manifest.external.js', () =>
  jest
    .requireActual<typeof Mocks>('../../test/mock-as-node')
    .mockAsNode('next/dist/server/lib/incremental-cache/tags-manifest.external.js'),
);

let site: FinishedSite;

beforeAll(async () => {
  site = await FinishedSite.start();
});

afterAll(() => site.stop());

beforeEach(() => stopClocks(timers));
afterEach(startClocks);

/** What Next would send, beside what a visitor gets. */
function expectSame(seen: Awaited<ReturnType<Visitor['look']>>, expected: Awaited<ReturnType<Isr['now']>>, way: Look) {
  if (seen.status !== 304) expect(seen.status).toBe(expected.status);
  if (way !== 'head') expect(seen.html).toBe(expected.html);
  if (expected.status === 500) return;
  const kept = seen.headers['x-nextjs-cache'] === 'STALE' ? 1 : revalidateSeconds;
  expect(seen.headers).toMatchObject({
    'content-security-policy': contentSecurityPolicy(expected.html, [], false),
    'cache-control': `s-maxage=${kept}, stale-if-error=604800`,
    vary: 'rsc, next-router-prefetch, Accept-Encoding',
  });
}

test('whatever happens, a visitor gets what Next would send, and pages that are due are made anew', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 30, maxLength: 60 }), async (commands) => {
      site.reset();
      for (const step of commands) {
        // Next compares times in milliseconds; two events never fall into one.
        passTime(2);
        if (step.kind !== 'look') {
          await happen(site.isr, step);
          continue;
        }
        const expected = await site.isr.now(step.page);
        const answer = await site.look(step.page, step.way);
        expectSame(answer, expected, step.way);
        seen.add(`${answer.status} ${answer.headers['content-encoding']} ${answer.headers['x-nextjs-cache']}`);
        await site.settle();
        if (expected.isDue && !site.isr.isDown) expect((await site.isr.now(step.page)).isDue).toBe(false);
      }
    }),
    { numRuns: 50 },
  );
  // The sequences have come to what they are for.
  for (const kind of ['200 br HIT', '200 br STALE', '304 undefined HIT', '200 gzip MISS']) expect(seen).toContain(kind);
}, 120_000);
