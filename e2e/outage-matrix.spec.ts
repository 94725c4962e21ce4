import { expect, test } from '@playwright/test';

import { pathOfCategory } from '@/lib/routes/category-address';
import { linkedRows } from '@/test/demo-categories';

import { announceUntilHeard } from './support/announce';
import { type Fault, FaultyBackend, faults } from './support/faulty-backend';
import { startSiteCopy } from './support/own-site';
import { expectUnavailable, hasTitle, type Visit, visitAddress } from './support/outage-visits';

/**
 * Every fault of a backend, for every kind of page, before and after the start of the site. Each page has a fault of its
 * own, numbered in its key, so that one site can be tested with all of them at the same time.
 */
const names = Object.keys(faults) as Fault[];
const keyOf = (kind: string, fault: Fault) => `${kind}-${names.indexOf(fault)}`;
const faultOfPage = (url: string) => names[Number(/pageKey=\w+-(\d+)$/.exec(url)?.[1] ?? -1)];

/** Within the limit of three seconds if the machine has no other work, so this page is requested alone. */
const slow: Fault = 'slow 2.5 s';

/** Answers that the data does not exist (docs/contract.md#envelope). */
const none: Fault = 'success: false';

const secret = 's'.repeat(32);

let backend: FaultyBackend;
let site: Awaited<ReturnType<typeof startSiteCopy>>;

// Each has a backend and a site of its own, so they run at the same time.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async () => {
  backend = await FaultyBackend.start();
  backend.isUnknown = (pageKey) => pageKey.startsWith('unknown');
});

test.afterEach(async () => {
  await site.stop();
  backend.stop();
});

async function startSite(name: string): Promise<void> {
  const env = { BACKEND_URL: backend.url, REVALIDATE_SECONDS: '2', REVALIDATE_SECRET: secret };
  site = await startSiteCopy(`matrix-${name}`, env);
}

/** Marks all pages of the build as stale. Otherwise they are fresh until the revalidation time of the build has passed. */
const announceAll = (): Promise<void> => announceUntilHeard(site.url, secret, { tags: ['content'] });

const visit = (path: string) => visitAddress(site.url + path);

/** Visits the page of every fault at the same time. */
async function visitAll(kind: string): Promise<[Fault, Visit][]> {
  return Promise.all(
    names.map(async (fault): Promise<[Fault, Visit]> => [fault, await visit(`/page/${keyOf(kind, fault)}`)]),
  );
}

/** Pages that the site has no copy of: the backend's answer if there is a valid one, otherwise unavailable. */
async function expectWithoutCopy(kind: 'seen' | 'new' | 'unknown'): Promise<void> {
  for (const [fault, seen] of await visitAll(kind)) {
    if (fault === none) expect([fault, seen.status]).toEqual([fault, 404]);
    else if (fault !== slow) expectUnavailable(fault, seen);
  }
  const statusOfSlow = async () => (await visit(`/page/${keyOf(kind, slow)}`)).status;
  await expect.poll(statusOfSlow).toBe(kind === 'unknown' ? 404 : 200);
}

/** Pages that the site has a copy of: the copy, whatever the backend does. If it answers that there is no page, 404 soon. */
async function expectFormerCopy(): Promise<void> {
  for (const [fault, seen] of await visitAll('seen')) {
    if (fault === none && seen.status === 404) continue;
    expect([fault, seen.status]).toEqual([fault, 200]);
    expect(hasTitle(seen, fault === slow ? '' : 'Eski'), fault).toBe(true);
  }
}

/** Every page is what the backend says, soon after it says anything again. */
async function expectRecovery(): Promise<void> {
  for (const kind of ['seen', 'new']) {
    const old = async () => {
      const seen = await visitAll(kind);
      return seen.filter(([, page]) => page.status !== 200 || !hasTitle(page, 'Yeni')).map(([fault]) => fault);
    };
    await expect.poll(old, { timeout: 60_000, intervals: [500] }).toEqual([]);
  }
  for (const [fault, { status }] of await visitAll('unknown')) expect([fault, status]).toEqual([fault, 404]);
}

/** What the administrator is told in the page Durum (`server/status/`). */
async function failingPages(): Promise<string[]> {
  const status = (await (await fetch(`${site.url}/api/status`)).json()) as { failingPages: { path: string }[] };
  return status.failingPages.map(({ path }) => path);
}

test('pages of a site that runs, and of one that is started anew during the outage', async () => {
  await startSite('running');
  for (const [fault, seen] of await visitAll('seen')) expect([fault, seen.status]).toEqual([fault, 200]);

  backend.title = 'Yeni';
  backend.faultOf = faultOfPage;
  await expectFormerCopy();
  // Until every page was due and was asked for in vain.
  const notAsked = async () => {
    await expectFormerCopy();
    return names.filter((fault) => !backend.failed.has(`/api/GetPageData?pageKey=${keyOf('seen', fault)}`));
  };
  await expect.poll(notAsked, { timeout: 60_000, intervals: [300] }).toEqual([]);
  await expectFormerCopy();
  const renewedInVain = `/tr/page/${keyOf('seen', 'status 500')}`;
  await expect.poll(failingPages).toContain(renewedInVain);
  await expectWithoutCopy('new');
  await expectWithoutCopy('unknown');

  await site.restart();
  await expectFormerCopy();
  await expectWithoutCopy('new');

  backend.faultOf = () => undefined;
  await expectRecovery();
  expect(await failingPages()).not.toContain(renewedInVain);
});

test('pages of a site that is started for the first time during the outage', async () => {
  backend.faultOf = (url) => faultOfPage(url) ?? (url.includes('pageKey') ? 'hung' : undefined);
  await startSite('first');
  // Made by the build.
  expect((await visit('/')).status).toBe(200);
  await expectWithoutCopy('seen');
  await expectWithoutCopy('unknown');
  backend.title = 'Yeni';
  backend.faultOf = () => undefined;
  await expectRecovery();
});

test('a list that fails: its page is shown without it at first, keeps it later, and is whole again afterwards', async () => {
  await startSite('lists');
  await announceAll();
  const round = linkedRows.length;
  for (let from = 0; from < names.length; from += round) {
    const failing = linkedRows.flatMap(({ key, link }, index) => {
      const fault = names[from + index];
      return fault ? [{ key: String(key), path: pathOfCategory(link), fault }] : [];
    });
    backend.title = `Eski ${from}`;
    await expect
      .poll(async () => {
        const pages = await Promise.all(failing.map(({ path }) => visit(path)));
        return pages.filter(({ html }) => !html.includes(`Eski ${from} liste`)).length;
      })
      .toBe(0);
    backend.title = `Yeni ${from}`;
    backend.failed.clear();
    backend.faultOf = (url) => failing.find(({ key }) => url.includes(`category=${key}&`))?.fault;
    const notAsked = async () => {
      const pages = await Promise.all(failing.map(async ({ path, fault }) => ({ fault, ...(await visit(path)) })));
      for (const { fault, status, html } of pages) {
        const isKept = html.includes(` ${from} liste`) || fault === none;
        expect([fault, status, isKept]).toEqual([fault, 200, true]);
      }
      return failing.filter(({ key }) => ![...backend.failed.keys()].some((url) => url.includes(`category=${key}&`)))
        .length;
    };
    await expect.poll(notAsked, { timeout: 60_000, intervals: [300] }).toBe(0);
    backend.faultOf = () => undefined;
    await expect
      .poll(
        async () => {
          const pages = await Promise.all(failing.map(({ path }) => visit(path)));
          return pages.filter(({ html }) => !html.includes(`Yeni ${from} liste`)).length;
        },
        { timeout: 60_000, intervals: [500] },
      )
      .toBe(0);
  }
});

test('a model that fails: no page without it, the build’s pages stay, and all is well when it is there', async () => {
  let fault: Fault | undefined = 'down';
  backend.faultOf = (url) => (url.includes('GetApplicationModel') ? fault : undefined);
  await startSite('model');
  for (const name of names.filter((one) => one !== slow)) {
    fault = name;
    const path = `/page/${keyOf('model', name)}`;
    const [home, page] = await Promise.all([visit('/'), visit(path)]);
    expect([name, home.status]).toEqual([name, 200]);
    expect([name, page.status >= 500]).toEqual([name, true]);
  }
  fault = slow;
  await expect.poll(async () => (await visit(`/page/${keyOf('model', slow)}`)).status).toBe(200);
  fault = undefined;
  await expect.poll(async () => (await visit('/page/model-0')).status, { timeout: 30_000 }).toBe(200);
});
