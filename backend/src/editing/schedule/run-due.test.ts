import type { Payload } from 'payload';
import { startSchedule } from './run-due';

jest.mock('../../database/if-free', () => ({ ifFree: (_: unknown, __: string, task: () => unknown) => task() }));
jest.mock('./jobs', () => ({ JOBS: 'payload-jobs', readAllJobs: () => Promise.resolve([]) }));

interface Job {
  type: string;
  waitUntil: number;
  createdAt: number;
}

/** Runs jobs one after another, sorted as Payload sorts them. */
function queueOf(jobs: Job[]) {
  const ran: string[] = [];
  const run = ({ processingOrder = 'createdAt' }: { processingOrder?: string | string[] }) => {
    const names = [processingOrder].flat() as ('waitUntil' | 'createdAt')[];
    const compare = (a: Job, b: Job) => names.map((name) => a[name] - b[name]).find((difference) => difference) ?? 0;
    ran.push(...jobs.toSorted(compare).map(({ type }) => type));
    return Promise.resolve();
  };
  const db = { find: () => Promise.resolve({ docs: jobs }), updateJobs: () => Promise.resolve() };
  const stored = new Set(['planned-content:1', 'held-draft:page:1']);
  const kv = {
    keys: () => Promise.resolve([...stored]),
    delete: (key: string) => Promise.resolve(stored.delete(key)),
  };
  return { ran, stored, payload: { db, kv, jobs: { run } } as unknown as Payload };
}

test('what is due together runs in the order of its times, and then as it was planned', async () => {
  const { ran, stored, payload } = queueOf([
    { type: 'end of the campaign', waitUntil: 9, createdAt: 1 },
    { type: 'page', waitUntil: 9, createdAt: 2 },
    { type: 'begin of the campaign', waitUntil: 8, createdAt: 3 },
  ]);
  await startSchedule(payload);
  expect(ran).toEqual(['begin of the campaign', 'end of the campaign', 'page']);
  // What the plans have stored is not needed any more.
  expect([...stored]).toEqual(['held-draft:page:1']);
});
