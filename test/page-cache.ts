/**
 * A page cache of the site on a scratch disk, for tests of its handler. Importing it sets up every test of the file.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';

import PageCacheHandler from '../lib/cache/page-cache-handler.mjs';
import { pageMade } from '../lib/cache/page-made.mjs';
import { startClocks } from './clocks';
import type * as Mocks from './mock-as-node';

jest.mock('next/dist/server/lib/incremental-cache/file-system-cache.js', () =>
  jest
    .requireActual<typeof Mocks>('./mock-as-node')
    .mockAsNode('next/dist/server/lib/incremental-cache/file-system-cache.js'),
);
jest.mock('next/dist/server/lib/incremental-cache/tags-manifest.external.js', () =>
  jest
    .requireActual<typeof Mocks>('./mock-as-node')
    .mockAsNode('next/dist/server/lib/incremental-cache/tags-manifest.external.js'),
);

/** The list that the handler above uses. Imported from Next itself, it would be another one. */
export { default as tags } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

export type Get = Parameters<PageCacheHandler['get']>;
export type Set = Parameters<PageCacheHandler['set']>;
export interface Entry {
  value: { html?: string; headers?: Record<string, string> };
  lastModified: number;
}

export const policy = 'content-security-policy';
export const html = '<p style="color:red">Baraj</p>';
export const backend = 'http://127.0.0.1:3001';
const before = { ...process.env };

export let folder: string;
/** Handlers of one process share their memory, so every test has keys of its own. */
export let count = 0;
export let key: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  process.env.SITE_URL = 'https://site.example';
  process.env.BACKEND_URL = backend;
  count += 1;
  key = `/page-${count}`;
});

afterEach(async () => {
  process.env = { ...before };
  delete pageMade.listener;
  startClocks();
  await rm(folder, { recursive: true, force: true });
});

/** A process of the site: with the pages on its disk, and a memory where it is the one that made them. */
export function handler({ hasMemory = true, fs = nodeFs as object } = {}) {
  const context = {
    fs,
    flushToDisk: true,
    serverDistDir: path.join(folder, 'server'),
    revalidatedTags: [],
    _requestHeaders: {},
    ...(hasMemory && { maxMemoryCacheSize: 50 * 1024 * 1024 }),
  };
  return new PageCacheHandler(context as unknown as ConstructorParameters<typeof PageCacheHandler>[0]);
}

export const pageOf = (status: number, headers: Record<string, string> = {}, text = html) => ({
  kind: 'APP_PAGE',
  html: text,
  rscData: Buffer.from('data'),
  headers,
  status,
});

export async function keep(cache: PageCacheHandler, value: object, { at = key, revalidate = 300 } = {}) {
  await cache.set(at, value as Set[1], { cacheControl: { revalidate, expire: undefined } } as unknown as Set[2]);
}

export const find = (cache: PageCacheHandler, at = key) =>
  cache.get(at, { kind: 'APP_PAGE', isFallback: false } as unknown as Get[1]) as Promise<Entry | null>;

export const isOnDisk = (at = key) => existsSync(path.join(folder, 'server/app', `${at}.html`));
