import type { PayloadRequest } from 'payload';
import { giveDraftBack } from './held-draft';
import { admin, type Page, pageWith } from './page-with-plans.fixture';
import { findReviewed, isChangedSince, publishPlanned } from './publish-planned';

jest.mock('../../database/queries', () => ({ isShared: () => false }));
jest.mock('../../database/change-value', () => ({
  changeValue: async (payload: PayloadRequest['payload'], key: string, change: (kept: object | null) => object) =>
    payload.kv.set(key, change(await payload.kv.get(key))),
}));
jest.mock('../together/requests/stored', () => ({ renewRequests: () => Promise.resolve() }));

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
  const { planId, at } = page.plan().seen;
  page.add('İki', 'Selin');
  await publishPlanned(page.req, page.it, { seen: { planId, at }, editor: admin });
  expect(page.state()).toEqual(['İki', 'draft', 'Bir']);
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
