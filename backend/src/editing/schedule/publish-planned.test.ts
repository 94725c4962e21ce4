import type { PayloadRequest } from 'payload';
import type { Editor } from '../session/editor';
import { giveDraftBack } from './held-draft';
import { findReviewed, isChangedSince, publishPlanned } from './publish-planned';
import type { Publishable, Version } from './publishable';

jest.mock('../../database/queries', () => ({ isShared: () => false }));
jest.mock('../../database/change-value', () => ({
  changeValue: async (payload: PayloadRequest['payload'], key: string, change: (kept: object | null) => object) =>
    payload.kv.set(key, change(await payload.kv.get(key))),
}));
jest.mock('../together/requests/stored', () => ({ renewRequests: () => Promise.resolve() }));

interface Page extends Version {
  title: string;
  by: string;
}

const admin = { id: 1, name: 'Yönetici', email: 'a@b.c', role: 'admin' } as Editor;

/** A page in memory: its versions, the newest first, and what visitors have. */
function pageWith(...titles: string[]) {
  let minute = 10;
  const nextTime = () => `2026-11-20T10:${(minute += 1)}:00.000Z`;
  const versions: Page[] = [];
  let shown: Page | null = null;
  let failure: Error | undefined;
  const add = (title: string, by: string, _status: Version['_status'] = 'draft') => {
    versions.unshift({ title, by, _status, updatedAt: nextTime() });
    return versions[0] as Page;
  };
  for (const title of titles) add(title, 'Editör');
  const it: Publishable<Page> = {
    key: 'page:1',
    uuid: 'u',
    readNewest: () => Promise.resolve(versions[0] as Page),
    find: (isWanted) => Promise.resolve(versions.find((version) => isWanted(version))),
    readPublic: () => Promise.resolve(shown),
    revisionOf: ({ updatedAt = '' }) => updatedAt,
    requireFit: () => Promise.resolve(),
    publish: ({ title }, { name }) => {
      if (failure) return Promise.reject(failure);
      shown = add(title, name, 'published');
      return Promise.resolve();
    },
    save: ({ title }, _newest, author) => Promise.resolve(add(title, author)),
    authorOf: ({ updatedAt }) => Promise.resolve(versions.find((each) => each.updatedAt === updatedAt)?.by ?? ''),
  };
  const stored = new Map<string, object>();
  const kv = {
    get: (key: string) => Promise.resolve(stored.get(key) ?? null),
    set: (key: string, value: object) => Promise.resolve(void stored.set(key, value)),
    delete: (key: string) => Promise.resolve(void stored.delete(key)),
  };
  const req = { payload: { kv, db: {} } } as unknown as PayloadRequest;
  return {
    it,
    req,
    add,
    versions,
    stored,
    /** The newest version, and what visitors have. */
    state: () => [versions[0]?.title, versions[0]?._status, shown?.title],
    publishByHand: (title: string) => (shown = add(title, 'Yönetici', 'published')),
    fail: (error: Error | undefined) => (failure = error),
    /** A plan for what is the newest now. */
    plan: () => ({ seen: { revision: versions[0]?.updatedAt, at: nextTime() }, editor: admin }),
  };
}

// What `isSameContent` compares of these pages.
jest.mock('./same-content', () => ({ isSameContent: (a: Page, b: Page) => a.title === b.title }));

test('publishes the newest draft if it is what was seen', async () => {
  const page = pageWith('Bir');
  expect(await publishPlanned(page.req, page.it, page.plan())).toBe('newest');
  expect(page.state()).toEqual(['Bir', 'published', 'Bir']);
});

test('a later draft stays the newest draft, with its author', async () => {
  const page = pageWith('Bir');
  const plan = page.plan();
  page.add('İki', 'Selin');
  expect(await isChangedSince(page.req, page.it, plan.seen)).toBe(true);
  expect(await publishPlanned(page.req, page.it, plan)).toBe('planned');
  expect(page.state()).toEqual(['İki', 'draft', 'Bir']);
  expect(page.versions[0]?.by).toBe('Selin');
});

test('a change that was taken back is none', async () => {
  const page = pageWith('Bir');
  const plan = page.plan();
  page.add('İki', 'Selin');
  page.add('Bir', 'Selin');
  expect(await isChangedSince(page.req, page.it, plan.seen)).toBe(false);
  expect(await publishPlanned(page.req, page.it, plan)).toBe('newest');
});

test('what was published by hand since is not replaced by older content', async () => {
  const page = pageWith('Bir');
  const plan = page.plan();
  page.publishByHand('İki');
  expect(await publishPlanned(page.req, page.it, plan)).toBe('nothing');
  page.add('Üç', 'Selin');
  expect(await publishPlanned(page.req, page.it, plan)).toBe('nothing');
  expect(page.state()).toEqual(['Üç', 'draft', 'İki']);
});

test('what another plan has published is no publication by hand', async () => {
  const page = pageWith('Bir');
  const first = page.plan();
  page.add('İki', 'Yönetici');
  const second = page.plan();
  page.add('Üç', 'Selin');
  await publishPlanned(page.req, page.it, first);
  expect(page.state()).toEqual(['Üç', 'draft', 'Bir']);
  await publishPlanned(page.req, page.it, second);
  expect(page.state()).toEqual(['Üç', 'draft', 'İki']);
});

test('a plan without a revision is about what was the newest when it was made', async () => {
  const page = pageWith('Bir');
  const { at } = page.plan().seen;
  page.add('İki', 'Selin');
  await publishPlanned(page.req, page.it, { seen: { at }, editor: admin });
  expect(page.state()).toEqual(['İki', 'draft', 'Bir']);
});

test('publishes nothing if the version is not kept any more', async () => {
  const page = pageWith('Bir');
  const plan = page.plan();
  page.add('İki', 'Selin');
  page.versions.pop();
  expect(await isChangedSince(page.req, page.it, plan.seen)).toBe(true);
  await expect(publishPlanned(page.req, page.it, plan)).rejects.toMatchObject({ status: 409 });
  expect(page.state()).toEqual(['İki', 'draft', undefined]);
});

test('a publication that fails leaves the later draft the newest', async () => {
  const page = pageWith('Bir');
  const plan = page.plan();
  page.add('İki', 'Selin');
  page.fail(new Error('the disk is full'));
  await expect(publishPlanned(page.req, page.it, plan)).rejects.toThrow('the disk is full');
  expect(page.state()).toEqual(['İki', 'draft', undefined]);
  page.fail(undefined);
  expect(await publishPlanned(page.req, page.it, plan)).toBe('planned');
  expect(page.state()).toEqual(['İki', 'draft', 'Bir']);
});

test('after a killed process the later draft is the newest again, unless somebody has saved since', async () => {
  for (const saved of [undefined, 'Dört']) {
    const page = pageWith('Bir');
    const { seen } = page.plan();
    const later = page.add('İki', 'Selin');
    // Killed between the copy of what was planned and its publication.
    page.stored.set('held-draft:page:1', { updatedAt: later.updatedAt });
    page.add('Bir', 'Yönetici');
    if (saved) page.add(saved, 'Editör');
    await giveDraftBack(page.req, page.it, await findReviewed(page.req, page.it, seen));
    expect(page.state()[0]).toBe(saved ?? 'İki');
    expect(page.stored.has('held-draft:page:1')).toBe(false);
  }
});
