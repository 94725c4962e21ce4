import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { announce } from './support/announce';
import { startSiteCopy } from './support/own-site';
import { seedModel } from './support/seed';

const secret = 's'.repeat(32);
const page = { pageKey: 'p', link: '/page/p', title: 'Sayfa', isVisible: true, sections: [] };
const good = (data: unknown) => JSON.stringify({ success: true, data });

/** The fault of each backend call. Calls without an entry are answered. */
type Fault = 'stops in the middle' | 'never answers' | 'answers after four seconds';
let faults: Partial<Record<'GetApplicationModel' | 'GetPageData' | 'GetRedirects', Fault>> = {};

/** The calls that the backend has not answered to the end. */
const openCalls = new Set<object>();

let backend: Server;
let site: Awaited<ReturnType<typeof startSiteCopy>>;

// The tests share one site. Its garbage collector runs constantly: it once collected time-outs, and calls never ended.
test.describe.configure({ mode: 'default' });

function answerOf(url: string): string {
  if (url.includes('GetApplicationModel')) return good(seedModel);
  if (url.includes('GetRedirects')) return good([]);
  return good(page);
}

test.beforeAll(async () => {
  backend = createServer((request, response) => {
    const url = request.url ?? '';
    const answer = answerOf(url);
    openCalls.add(response);
    response.once('close', () => openCalls.delete(response));
    const [, fault] = Object.entries(faults).find(([call]) => url.includes(call)) ?? [];
    if (url.includes('GetPageKeys')) response.writeHead(404).end('{"success":false,"message":"none"}');
    else if (fault === 'answers after four seconds') setTimeout(() => response.end(answer), 4000);
    else if (fault === 'stops in the middle') response.write(answer.slice(0, answer.length / 2));
    else if (fault === undefined) response.end(answer);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  site = await startSiteCopy('waits', {
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    REVALIDATE_SECRET: secret,
    REVALIDATE_SECONDS: '2',
    NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'support/collect-garbage.mjs')}`,
  });
});

test.afterAll(async () => {
  await site.stop();
  backend.closeAllConnections();
  backend.close();
});

/** No visitor waits longer for the backend, in milliseconds. Unit tests check each limit to the second. */
const longestWait = 10_000;

/** How long something may take on a machine that has other work to do, in milliseconds; no measure of the site. */
const busyMachine = 20_000;

interface Visit {
  status: number;
  ms: number;
}

async function visit(address: string): Promise<Visit> {
  const startedAt = Date.now();
  const response = await fetch(`${site.url}${address}`);
  await response.text();
  return { status: response.status, ms: Date.now() - startedAt };
}

/** @param signedAt when a repeated announcement was first sent */
async function timeAnnouncement(tags: string[], signedAt = Date.now()): Promise<Visit> {
  const startedAt = Date.now();
  const status = await announce(site.url, secret, tags, String(signedAt));
  return { status, ms: Date.now() - startedAt };
}

const ways: [string, typeof faults][] = [
  ['stops in the middle of its answers', { GetPageData: 'stops in the middle', GetRedirects: 'stops in the middle' }],
  ['takes four seconds for the menu', { GetApplicationModel: 'answers after four seconds' }],
  [
    'never answers',
    { GetApplicationModel: 'never answers', GetPageData: 'never answers', GetRedirects: 'never answers' },
  ],
];

for (const [index, [name, wrong]] of ways.entries()) {
  test(`while the backend ${name}, no request waits for long, and afterwards all succeed`, async () => {
    const seen = `/page/kept-${index}`;
    faults = {};
    // The test before may have left the site with pages to make anew, which a busy machine takes long for.
    await expect.poll(async () => (await visit(seen)).status, { timeout: busyMachine }).toBe(200);
    const newPages = (name: string) =>
      Array.from({ length: 16 }, (_, count) => `/page/${name}-${index}-${count}`).flatMap((own) => [own, `/en${own}`]);
    const cold = newPages('cold');
    // What the machine itself needs for as many pages at once, beside whatever else it does.
    const undisturbed = await Promise.all(newPages('healthy').map(visit));
    const longest = longestWait + 2 * Math.max(...undisturbed.map(({ ms }) => ms));

    faults = wrong;
    // Over three rounds cached content becomes stale, and its revalidation fails while it is requested.
    for (let round = 0; round < 3; round += 1) {
      const [pages, kept, told] = await Promise.all([
        Promise.all(cold.map(visit)),
        visit(seen),
        timeAnnouncement(['redirects', `page:kept-${index}`]),
      ]);
      expect(Math.max(...pages.map(({ ms }) => ms), kept.ms, told.ms)).toBeLessThan(longest);
      expect(kept.status).toBe(200);
      expect(pages.every(({ status }) => status === 200 || status >= 500)).toBe(true);
    }

    faults = {};
    // What was asked in the background before may still wait, and visitors with it.
    await expect.poll(() => openCalls.size).toBe(0);
    // Made at once, 33 pages are done at about the same moment: on a busy machine after the time of a visitor's answer.
    const visitAll = () => Promise.all([...cold, seen].map(visit));
    const failures = async () => (await visitAll()).filter(({ status }) => status !== 200);
    // One time alone may take as long as a visitor waits, and what it has made is there for the next.
    await expect.poll(failures, { timeout: 3 * busyMachine }).toEqual([]);
    const announceAgain = async () => (await timeAnnouncement(['redirects', `page:kept-${index}`])).status;
    await expect.poll(announceAgain, { timeout: busyMachine }).toBe(200);
  });
}

test('a webhook that failed because of a slow backend is accepted when it is repeated', async () => {
  const [signedAt, tags] = [Date.now(), ['page:repeated']];
  faults = { GetPageData: 'never answers' };
  expect((await timeAnnouncement(tags, signedAt)).status).toBe(503);
  faults = {};
  const repeat = async () => (await timeAnnouncement(tags, signedAt)).status;
  await expect.poll(repeat, { timeout: busyMachine }).toBe(200);
  expect((await timeAnnouncement(tags, signedAt)).status).toBe(409);
});
