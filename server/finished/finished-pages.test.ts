/** @jest-environment node */
import fc from 'fast-check';

import { pageCache } from '../../lib/cache/page-cache-events.mjs';
import { passTime, startClocks, stopClocks, timers } from '../../test/clocks';
import { askNext } from '../ask-next';
import type * as Mocks from '../../test/mock-as-node';
import type { Step } from '../step';
import { Isr } from '../support/isr';
import { TestServer } from '../support/listen';
import { command, happen } from '../support/random-commands';
import { type Look, Visitor } from '../support/visitor';
import { answerFinished } from './answer-finished';
import { compressWell } from './compress';
import { FinishedStore } from './finished-store';
import { FinishedPages } from './keep-finished';

jest.mock('./compress', () => {
  const real = jest.requireActual<Record<string, unknown>>('./compress');
  return { ...real, compressWell: jest.fn(real.compressWell as never) };
});

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

let run = 0;
let isr: Isr;
let store: FinishedStore;
let steps: Step[];
let server: TestServer;
let visitor: Visitor;
/** How many requests have come as far as Next. */
let rendered = 0;

beforeAll(async () => {
  server = await TestServer.start((request, response) => {
    steps.some((step) => step(request, response));
  });
  visitor = new Visitor(server);
});

afterAll(() => server.stop());

beforeEach(() => stopClocks(timers));
afterEach(startClocks);

/** A site of its own: handlers of one process share their memory. */
function start(maxBytes = 10_000_000): void {
  jest.mocked(compressWell).mockClear();
  run += 1;
  isr = new Isr(`run-${run}`);
  store = new FinishedStore(maxBytes);
  rendered = 0;
  const render = (...args: Parameters<Isr['render']>) => {
    rendered += 1;
    return isr.render(...args);
  };
  steps = [answerFinished(store), askNext(render as never, new FinishedPages(store))];
}

/** Asks for a page in one of the ways in which browsers do. @returns what a visitor then has */
const look = (page: string, way: Look) => visitor.look(page, way);

test('whatever happens, a visitor gets what Next would send, and pages that are due are made anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 30, maxLength: 60 }), async (commands) => {
      start();
      visitor.etags.clear();
      for (const step of commands) {
        // Next compares times in milliseconds; two events never fall into one.
        passTime(2);
        if (step.kind !== 'look') {
          await happen(isr, step);
          continue;
        }
        const expected = await isr.now(step.page);
        const known = visitor.etags.get(step.page);
        const seen = await look(step.page, step.way);
        if (seen.status === 304) expect(seen.etag).toBe(known);
        else expect(seen.status).toBe(expected.status);
        if (seen.status !== 304 && step.way !== 'head') expect(seen.html).toBe(expected.html);
        await isr.settle();
        if (expected.isDue && !isr.isDown) expect((await isr.now(step.page)).isDue).toBe(false);
      }
    }),
    { numRuns: 50 },
  );
}, 120_000);

test('a page that is asked for again does not reach Next, in any of its ways', async () => {
  start();
  isr.content.set('/a', 1);
  for (const way of ['page', 'page', 'payload'] as const) await look('/a', way);
  rendered = 0;
  for (const way of ['page', 'head', 'plain', 'known', 'payload', 'query'] as const) await look('/a', way);
  expect(rendered).toBe(0);
  await look('/a', 'editor');
  expect(rendered).toBe(1);
});

test('an address that is asked for once is not kept', async () => {
  start();
  for (const path of ['/a', '/none']) {
    await look(path, 'page');
    expect(store.size.entries).toBe(0);
  }
  for (const path of ['/a', '/none']) await look(path, 'page');
  expect(store.size.entries).toBe(2);
});

test('an answer that sets a cookie is for one visitor, and not kept', async () => {
  start();
  isr.content.set('/a', 1);
  isr.cookie = 'visitor=1';
  for (let time = 0; time < 3; time += 1) await look('/a', 'page');
  expect([rendered, store.size.entries]).toEqual([3, 0]);
});

test('an answer that is under way when its page changes is sent, and not kept', async () => {
  start();
  isr.content.set('/a', 1);
  let open: () => void = () => undefined;
  isr.gate = new Promise((resolve) => (open = resolve));
  const early = look('/a', 'page');
  while (isr.begun === 0) await new Promise((resolve) => setImmediate(resolve));
  passTime(2);
  isr.content.set('/a', 2);
  await isr.revalidate(['page:/a']);
  open();
  expect((await early).html).toContain('/a 1');
  passTime(2);
  await isr.revalidate(['page:/a']);
  await look('/a', 'page');
  await isr.settle();
  expect((await look('/a', 'page')).html).toContain('/a 2');
});

test('a page that is made anew without an announcement is seen at once', async () => {
  start();
  isr.content.set('/a', 1);
  for (let time = 0; time < 2; time += 1) await look('/a', 'page');
  expect(store.size.entries).toBe(1);
  isr.content.set('/a', 2);
  await isr.regenerate('/a');
  expect((await look('/a', 'page')).html).toContain('/a 2');
});

test('a page that changes while it is compared with the page cache is not kept', async () => {
  start();
  isr.content.set('/a', 1);
  await look('/a', 'page');
  const { read } = pageCache;
  pageCache.read = async (...args) => {
    const entry = await read?.(...args);
    passTime(2);
    await isr.revalidate(['page:/a']);
    return entry;
  };
  await look('/a', 'page');
  pageCache.read = read;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(store.size.entries).toBe(0);
});

test('pages are served, and not kept, where the store has no room for them', async () => {
  start(1000);
  isr.content.set('/a', 1);
  for (let time = 0; time < 3; time += 1) expect((await look('/a', 'page')).html).toContain('/a 1');
  expect([rendered, store.size.entries]).toEqual([3, 0]);
  expect(compressWell).not.toHaveBeenCalled();
});

test('two thousand unknown addresses, queries and headers displace no page', async () => {
  start(200_000);
  isr.content.set('/a', 1);
  for (let time = 0; time < 2; time += 1) await look('/a', 'page');
  const ask = (index: number) => {
    const headers: Record<string, string> =
      index % 3 === 0 ? { rsc: '1', [`x-${index}`]: '1' } : { accept: `text/${index}` };
    // Each unknown address twice, far apart: what is asked for once is not kept anyway.
    return server.ask(index % 2 === 0 ? `/none/${index % 1000}` : `/a?x=${index}`, headers);
  };
  for (let first = 0; first < 2000; first += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, more) => ask(first + more)));
  }
  rendered = 0;
  await look('/a', 'page');
  expect(rendered).toBe(0);
  expect(store.size.bytes).toBeLessThanOrEqual(200_000);
}, 120_000);
