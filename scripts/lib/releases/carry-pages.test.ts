/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { carryPages } from './carry-pages.mjs';

let former: string;
let next: string;

beforeEach(async () => {
  former = await mkdtemp(path.join(os.tmpdir(), 'former-'));
  next = await mkdtemp(path.join(os.tmpdir(), 'next-'));
});

afterEach(async () => {
  await rm(former, { recursive: true });
  await rm(next, { recursive: true });
});

const keyOf = (name: string) => `/route-cache/APP_PAGE/abc/$${name}`;

async function write(file: string, html: string, meta: object) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.html`, html);
  await writeFile(`${file}.rsc`, `rsc of ${html}`);
  await writeFile(`${file}.meta`, JSON.stringify({ headers: { 'x-next-cache-tags': 'page:a' }, ...meta }));
}

/** A page that a build has made. */
const built = (dist: string, name: string, html: string, status = 200) =>
  write(path.join(dist, 'server/app', name), html, { status, routeCache: { key: keyOf(name) } });

/** A page that was made after the build. */
const made = (dist: string, name: string, html: string, status = 200) =>
  write(path.join(dist, 'server', keyOf(name)), html, { status, cacheControl: { revalidate: 300, expire: 900 } });

const carried = (name: string) =>
  readFile(path.join(next, 'server', `${keyOf(name)}.html`), 'utf8').catch(() => undefined);

test('a build without pages gets those of the version before, the newest copy of each', async () => {
  await built(former, '/tr/about', 'old');
  await built(former, '/tr', 'of the build');
  await made(former, '/tr', 'made later');
  expect(await carryPages(former, next)).toBe(2);
  expect([await carried('/tr/about'), await carried('/tr')]).toEqual(['old', 'made later']);
});

test('a page that the build has made stays its own', async () => {
  await made(former, '/tr', 'former');
  await built(next, '/tr', 'own');
  expect(await carryPages(former, next)).toBe(0);
  expect(await carried('/tr')).toBeUndefined();
});

test('a page that failed during the build is taken from the version before', async () => {
  await built(former, '/tr/about', 'former');
  await built(next, '/tr/about', 'not found', 404);
  await carryPages(former, next);
  expect(await carried('/tr/about')).toBe('former');
});

test('not-found pages and incomplete entries are not carried over', async () => {
  await made(former, '/tr/gone', 'not found', 404);
  await made(former, '/tr/torn', 'torn');
  await rm(path.join(former, 'server', `${keyOf('/tr/torn')}.rsc`));
  expect(await carryPages(former, next)).toBe(0);
});

test('an entry whose notes are cut off is left out, and the other pages are carried over', async () => {
  await built(former, '/tr', 'whole');
  await built(former, '/tr/torn', 'torn');
  await writeFile(path.join(former, 'server/app/tr/torn.meta'), '{"headers": {');
  await made(former, '/tr/empty', 'empty');
  await writeFile(path.join(former, 'server', `${keyOf('/tr/empty')}.meta`), '');
  await built(next, '/tr/none', 'none');
  await writeFile(path.join(next, 'server/app/tr/none.meta'), 'null');
  expect(await carryPages(former, next)).toBe(1);
  expect([await carried('/tr'), await carried('/tr/torn'), await carried('/tr/empty')]).toEqual([
    'whole',
    undefined,
    undefined,
  ]);
});

test('a page that was made later and is cut off is taken from the build', async () => {
  await built(former, '/tr', 'of the build');
  await made(former, '/tr', 'made later');
  await writeFile(path.join(former, 'server', `${keyOf('/tr')}.meta`), '{');
  expect(await carryPages(former, next)).toBe(1);
  expect(await carried('/tr')).toBe('of the build');
});

test('a carried page is as old as it was and due at once, with its tags and its parts', async () => {
  await made(former, '/tr', 'page');
  const file = path.join(former, 'server', keyOf('/tr'));
  const meta = {
    segmentPaths: ['/_tree'],
    routeCacheLastModified: 1234,
    cacheControl: { revalidate: 300, expire: 900 },
  };
  await write(file, 'page', meta);
  await mkdir(`${file}.segments`);
  await writeFile(`${file}.segments/_tree.segment.rsc`, 'tree');
  await carryPages(former, next);
  const to = path.join(next, 'server', keyOf('/tr'));
  expect(JSON.parse(await readFile(`${to}.meta`, 'utf8'))).toMatchObject({
    headers: { 'x-next-cache-tags': 'page:a' },
    routeCacheLastModified: 1234,
    cacheControl: { revalidate: 1, expire: 900 },
  });
  expect(existsSync(`${to}.segments/_tree.segment.rsc`)).toBe(true);
});

test('without a version before, nothing happens', async () => {
  expect(await carryPages(path.join(former, 'none'), next)).toBe(0);
});
