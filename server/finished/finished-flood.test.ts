/** @jest-environment node */
import { createHash } from 'node:crypto';

import type * as Mocks from '../../test/mock-as-node';
import { file, FinishedSite } from '../support/finished-site';
import { compressWell } from './compress';

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

let site: FinishedSite;

beforeAll(async () => {
  site = await FinishedSite.start();
});

afterAll(() => site.stop());

/** One of the spellings of an address: bit by bit, which characters are encoded. */
const spelled = (address: string, bits: number) =>
  address.replace(/\w/g, (character, at: number) =>
    (bits >> (at % 10)) & 1 ? `%${character.charCodeAt(0).toString(16)}` : character,
  );

/** What Next expects as `_rsc` for a payload that is fetched ahead. */
const rscHash = (prefetch: string) =>
  createHash('sha256').update(`${prefetch},0,0,0`).digest().subarray(0, 12).toString('base64url');

test('any number of unknown addresses, spellings, queries and headers displaces no page', async () => {
  const bytes = 2_000_000;
  site.reset(bytes);
  site.isr.length = 60_000;
  const pages = Array.from({ length: 10 }, (_, index) => `/${String.fromCharCode(97 + index)}`);
  for (const page of pages) site.isr.content.set(page, 1);
  for (const page of pages) await site.look(page, 'brotli');
  await site.settle();
  await site.server.ask(file, { 'accept-encoding': 'br' });
  while (!site.store.peek(file)) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(site.store.size.entries).toBe(pages.length + 1);
  // Each unknown address twice, far apart: what is asked for once is not kept anyway.
  const floods: ((index: number) => [string, Record<string, string>])[] = [
    (index) => [`/none/${index % 60}`, { accept: `text/${index}` }],
    (index) => [`/a?x=${index}`, {}],
    (index) => [`/a#${index}`, {}],
    (index) => [`/x${index}/../b`, {}],
    (index) => [`${file}#${index}`, {}],
    (index) => [spelled(file, index), {}],
    (index) => [`/a?_rsc=${rscHash(String(index))}`, { rsc: '1', 'next-router-prefetch': String(index) }],
  ];
  const ask = (index: number) => {
    const [address, headers] = floods[index % floods.length]?.(Math.floor(index / floods.length)) ?? ['/', {}];
    return site.server.ask(address, { ...headers, 'accept-encoding': 'br' });
  };
  for (let first = 0; first < 840; first += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, more) => ask(first + more)));
    expect(site.store.size.bytes).toBeLessThanOrEqual(bytes);
  }
  site.rendered = 0;
  for (const page of pages) await site.look(page, 'page');
  expect([site.rendered, site.store.peek(file) !== undefined]).toEqual([0, true]);
  // The pages, the file and both kinds of payloads: nothing else is worth the best compression.
  expect(jest.mocked(compressWell).mock.calls.length).toBeLessThanOrEqual(pages.length + 3);
}, 120_000);
