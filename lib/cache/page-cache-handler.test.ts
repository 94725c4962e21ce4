/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';

import {
  find,
  folder,
  handler,
  html,
  isOnDisk,
  keep,
  key,
  pageOf,
  policy,
  type Entry,
  type Get,
  type Set,
} from '../../test/page-cache';
import { sha256 } from './content-security-policy.mjs';
import type PageCacheHandler from './page-cache-handler.mjs';
import { pageMade } from './page-made.mjs';

describe('a page', () => {
  test('has its tags where a network for content delivery purges by them', async () => {
    process.env.CDN_TAG_HEADER = 'Surrogate-Key';
    const cache = handler();
    await keep(cache, pageOf(200, { 'x-next-cache-tags': '_N_T_/layout,content,page:a' }));
    expect((await find(cache))?.value.headers).toMatchObject({ 'surrogate-key': 'content page:a' });
  });

  test('has its tags by the setting of the process that reads it, not of the one that has made it', async () => {
    await keep(handler(), pageOf(200, { 'x-next-cache-tags': 'content,page:a' }));
    for (const [setting, name, tags] of [
      ['Cache-Tag', 'cache-tag', 'content,page:a'],
      ['Surrogate-Key', 'surrogate-key', 'content page:a'],
    ]) {
      process.env.CDN_TAG_HEADER = setting;
      const found = await find(handler({ hasMemory: false }));
      const sent = Object.entries(found?.value.headers ?? {}).filter(([each]) =>
        /^(?:cache-tag|surrogate-key)$/.test(each),
      );
      expect(sent).toEqual([[name, tags]]);
    }
  });

  test('is kept on the disk with the policy of what it holds', async () => {
    const cache = handler();
    await keep(cache, pageOf(200, { 'x-other': 'stays' }));
    const found = await find(cache);
    expect(found?.value.headers?.[policy]).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
    expect(found?.value.headers?.[policy]).toContain('upgrade-insecure-requests');
    expect(found?.value.headers?.['x-other']).toBe('stays');
    expect(isOnDisk()).toBe(true);
  });

  test('of a site without https upgrades no requests', async () => {
    process.env.SITE_URL = 'http://site.example';
    const cache = handler();
    await keep(cache, pageOf(200));
    expect((await find(cache))?.value.headers?.[policy]).not.toContain('upgrade-insecure-requests');
  });

  test('keeps the policy that it has', async () => {
    const cache = handler();
    await keep(cache, pageOf(200, { [policy]: "default-src 'self'" }));
    expect((await find(cache))?.value.headers?.[policy]).toBe("default-src 'self'");
  });

  test('that a build has left on the disk without one gets it when it is read', async () => {
    const { default: next } = jest.requireActual<{ default: new (context: object) => PageCacheHandler }>(
      'next/dist/server/lib/incremental-cache/file-system-cache.js',
    );
    await keep(new next({ fs: nodeFs, flushToDisk: true, serverDistDir: path.join(folder, 'server') }), pageOf(200));
    expect((await find(handler()))?.value.headers?.[policy]).toContain("default-src 'none'");
  });

  test.each(['that is made', 'that a build has left on the disk'])(
    '%s has its payload in one script',
    async (origin) => {
      const payload = `${html}<script>self.__next_f.push([1,"a\\""])</script><script>self.__next_f.push([1,"b"])</script>`;
      const compact = `${html}<script>self.__next_f.push([1,'a"b'])</script>`;
      const { default: next } = jest.requireActual<{ default: new (context: object) => PageCacheHandler }>(
        'next/dist/server/lib/incremental-cache/file-system-cache.js',
      );
      const build = new next({ fs: nodeFs, flushToDisk: true, serverDistDir: path.join(folder, 'server') });
      const cache = handler();
      await keep(origin === 'that is made' ? cache : build, pageOf(200, {}, payload));
      // The server in front of Next compares what it sends with what it reads again, here without a memory.
      const read = await handler({ hasMemory: false }).read(key, { kind: 'APP_PAGE', isFallback: false } as never);
      expect(read?.holds(Buffer.from(compact))).toBe(true);
      const { html: sent, headers } = (await find(cache))?.value ?? {};
      expect(sent).toBe(compact);
      expect(headers?.[policy]).toContain(sha256(`self.__next_f.push([1,'a"b'])`));
    },
  );

  test('is not cut off by a full disk: what was there before stays, whole, and the memory has the new one', async () => {
    const log = [jest.spyOn(console, 'error').mockImplementation(), jest.spyOn(console, 'info').mockImplementation()];
    await keep(handler(), pageOf(200));
    const onDisk = () =>
      ['html', 'rsc'].map((ending) => readFileSync(path.join(folder, `server/app${key}.${ending}`), 'utf8'));
    let isFull = true;
    // As the system does it: the file is emptied, and takes a part.
    const writeFile = async (file: string, data: string) => {
      await nodeFs.writeFile(file, isFull && /html/.test(file) ? data.slice(0, 9) : data);
      if (isFull && /html/.test(file)) throw Object.assign(new Error('ENOSPC: no space'), { syscall: 'write' });
    };
    const full = handler({ fs: { ...nodeFs, writeFile } });
    const next = '<p>Yeni</p>'.repeat(10);
    await keep(full, { ...pageOf(200, {}, next), rscData: Buffer.from('new data') });
    await keep(full, pageOf(200, {}, next));
    expect((await find(full))?.value.html).toBe(next);
    expect(onDisk()).toEqual([html, 'data']);
    isFull = false;
    await keep(full, pageOf(200, {}, next));
    expect(onDisk()).toEqual([next, 'data']);
    expect(readdirSync(path.join(folder, 'server/app')).filter((name) => name.endsWith('.half'))).toEqual([]);
    expect(log.map(({ mock }) => mock.calls.flat())).toEqual([
      ['page cache: cannot be written (ENOSPC: no space); pages are kept in memory'],
      ['page cache: is written again; 2 entries were kept in memory only'],
    ]);
    for (const spy of log) spy.mockRestore();
  });

  test('that was never kept is not found', async () => {
    expect(await find(handler())).toBeNull();
  });

  test('is handed to whoever prepares its pictures', async () => {
    const seen: string[] = [];
    pageMade.listener = (text) => void seen.push(text);
    const cache = handler();
    await keep(cache, pageOf(200));
    await keep(cache, { kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {}, status: 200, html: 'no page' });
    await keep(cache, {
      ...pageOf(200),
      html: undefined,
      kind: 'FETCH',
      data: { url: 'https://x.example/', body: '' },
    });
    expect(seen).toEqual([html]);
  });

  test('of another kind has no policy', async () => {
    const cache = handler();
    await keep(cache, { kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {}, status: 200, html });
    const found = (await cache.get(key, { kind: 'APP_ROUTE', isFallback: false } as unknown as Get[1])) as Entry;
    expect(found.value.headers).toEqual({});
  });

  test('is empty when it is taken out', async () => {
    const cache = handler();
    await keep(cache, pageOf(200));
    await cache.set(key, null, {} as Set[2]);
    expect((await find(cache))?.value ?? null).toBeNull();
  });
});
