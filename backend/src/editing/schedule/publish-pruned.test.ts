import type { PayloadRequest } from 'payload';
import { type Page, pageWith } from './page-with-plans.fixture';
import { isChangedSince, publishPlanned } from './publish-planned';

jest.mock('../../database/queries', () => ({ isShared: () => false }));
jest.mock('../../database/change-value', () => ({
  changeValue: async (payload: PayloadRequest['payload'], key: string, change: (kept: object | null) => object) =>
    payload.kv.set(key, change(await payload.kv.get(key))),
}));
jest.mock('../together/requests/stored', () => ({ renewRequests: () => Promise.resolve() }));

// What `isSameContent` compares of these pages.
jest.mock('./same-content', () => ({ isSameContent: (a: Page, b: Page) => a.title === b.title }));

test('publishes what was planned, also if that version is not kept any more', async () => {
  const page = pageWith('Bir');
  const plan = page.plan();
  page.add('İki', 'Selin');
  page.prune();
  expect(await isChangedSince(page.req, page.it, plan.seen)).toBe(true);
  expect(await publishPlanned(page.req, page.it, plan)).toBe('planned');
  expect(page.state()).toEqual(['İki', 'draft', 'Bir']);
});

test('the second of two plans publishes what was planned too, if no version of that time is kept any more', async () => {
  const page = pageWith('Bir');
  const first = page.plan();
  page.add('İki', 'Yönetici');
  const second = page.plan();
  page.add('Üç', 'Selin');
  page.prune();
  await publishPlanned(page.req, page.it, first);
  expect(page.state()).toEqual(['Üç', 'draft', 'Bir']);
  page.prune();
  await publishPlanned(page.req, page.it, second);
  expect(page.state()).toEqual(['Üç', 'draft', 'İki']);
});

test('a planned withdrawal in between is no decision that the second plan does not know', async () => {
  const page = pageWith('Bir');
  const first = page.plan();
  page.add('İki', 'Yönetici');
  const second = page.plan();
  await publishPlanned(page.req, page.it, first);
  await page.withdrawByPlan();
  page.add('Üç', 'Selin');
  page.prune();
  await publishPlanned(page.req, page.it, second);
  expect(page.state()).toEqual(['Üç', 'draft', 'İki']);
});

test('what was published by hand is not replaced by older content, also if no version of that time is kept any more', async () => {
  for (const then of ['nothing', 'withdrawn', 'withdrawn by a plan', 'another plan'] as const) {
    const page = pageWith('Bir');
    const plan = page.plan();
    page.publishByHand('İki');
    if (then === 'withdrawn') page.withdraw();
    if (then === 'withdrawn by a plan') await page.withdrawByPlan();
    if (then === 'another plan') {
      page.add('Planlı', 'Yönetici');
      await publishPlanned(page.req, page.it, page.plan());
    }
    page.add('Üç', 'Selin');
    page.prune();
    const [, , shown] = page.state();
    await expect(publishPlanned(page.req, page.it, plan)).rejects.toMatchObject({ status: 409 });
    expect(page.state()).toEqual(['Üç', 'draft', shown]);
  }
});

test('a plan that has stored no content publishes nothing if its version is not kept any more', async () => {
  const page = pageWith('Bir');
  const plan = page.plan();
  page.stored.clear();
  page.add('İki', 'Selin');
  page.prune();
  expect(await isChangedSince(page.req, page.it, plan.seen)).toBe(true);
  await expect(publishPlanned(page.req, page.it, plan)).rejects.toMatchObject({ status: 409 });
  expect(page.state()).toEqual(['İki', 'draft', undefined]);
});
