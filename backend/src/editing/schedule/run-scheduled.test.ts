import type { SanitizedConfig } from 'payload';
import { EditError } from '../http/edit-error';
import { setPublicStatus } from '../pages/set-public-status';
import { noteMade } from './made-publications';
import { mailNotDone } from './not-done-mails';
import { publishPlanned, type Outcome } from './publish-planned';
import { withOwnSchedule } from './run-scheduled';

jest.mock('../pages/set-public-status', () => ({ setPublicStatus: jest.fn() }));
jest.mock('../pages/page-lock', () => ({ onPage: (_req: unknown, _id: unknown, task: () => unknown) => task() }));
jest.mock('../parts/read-part', () => ({ onPart: (_req: unknown, _name: string, task: () => unknown) => task() }));
let publicTime = '1';
jest.mock('../pages/read-page', () => ({
  readNewest: () => Promise.resolve({ id: 1, pageKey: 'baraj' }),
  readPublicTime: () => Promise.resolve(publicTime),
}));
jest.mock('./made-publications', () => ({ noteMade: jest.fn() }));
jest.mock('../../reusable/publish-new', () => ({ publishNewSections: () => Promise.resolve() }));
jest.mock('../session/editor', () => ({ findEditor: () => Promise.resolve({ role: 'admin', email: 'a@b.c' }) }));
jest.mock('./jobs', () => ({ TASK: 'schedulePublish' }));
jest.mock('./not-done-mails', () => ({ mailNotDone: jest.fn() }));
jest.mock('./planned-page', () => ({
  keyOfPage: (id: number) => `page:${id}`,
  pageToPublish: () => Promise.resolve('the page'),
}));
jest.mock('./planned-part', () => ({ partToPublish: (_req: unknown, name: string) => name }));
jest.mock('./publish-planned', () => ({ findReviewed: () => Promise.resolve({}), publishPlanned: jest.fn() }));

type Handler = (args: object) => Promise<unknown>;

/** The trail entries of a scheduled publication. */
async function run(result: Error | Outcome = 'newest', target: object = { doc: { relationTo: 'pages', value: '1' } }) {
  const outcome = result instanceof Error ? () => Promise.reject(result) : () => Promise.resolve(result);
  jest.mocked(publishPlanned).mockReset().mockImplementation(outcome);
  jest.mocked(mailNotDone).mockClear();
  const task: { slug: string; handler?: Handler } = { slug: 'schedulePublish' };
  withOwnSchedule({ jobs: { tasks: [task] } } as unknown as SanitizedConfig);
  const entries: object[] = [];
  const create = ({ data }: { data: object }) => Promise.resolve(entries.push(data));
  const payload = { db: { create, defaultIDType: 'number' }, logger: { info: jest.fn(), warn: jest.fn() } };
  const input = { type: 'publish', ...target, user: { relationTo: 'users', value: 2 }, revision: 'r1' };
  const job = { id: 7, createdAt: '2026-11-20T10:00:00Z' };
  const thrown: unknown = await task.handler?.({ input, job, req: { payload } }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { entries, thrown, mails: jest.mocked(mailNotDone).mock.calls.length };
}

describe('a scheduled publication', () => {
  const planned = { actor: 'a@b.c', action: 'scheduledPublish', subject: 'baraj' };

  it('is about what was seen when it was planned, and is in the trail', async () => {
    expect(await run()).toMatchObject({ entries: [{ ...planned, result: 'done' }], thrown: undefined, mails: 0 });
    const seen = { revision: 'r1', at: '2026-11-20T10:00:00Z' };
    expect(jest.mocked(publishPlanned).mock.calls[0]?.slice(1)).toMatchObject(['the page', { seen }]);
  });

  it('that leaves a newer draft says so in the trail', async () => {
    const { entries } = await run('planned');
    expect(entries).toMatchObject([{ ...planned, result: 'done', reason: expect.stringContaining('draft') as string }]);
  });

  it('that is refused is in the trail and mailed, and is not retried', async () => {
    const refused = new EditError(400, 'validation', { reason: 'link_broken' });
    const entry = { ...planned, result: 'refused', reason: 'validation; link_broken' };
    expect(await run(refused)).toMatchObject({ entries: [entry], thrown: undefined, mails: 1 });
  });

  it('that fails is in the trail too, and is retried', async () => {
    const failure = new Error('the disk is full');
    const entry = { ...planned, result: 'refused', reason: 'internal' };
    expect(await run(failure)).toMatchObject({ entries: [entry], thrown: failure, mails: 0 });
  });

  it('of a part is under the name of the part', async () => {
    const entry = { ...planned, area: 'footer', subject: 'footer', result: 'done' };
    expect(await run('newest', { global: 'footer' })).toMatchObject({ entries: [entry], thrown: undefined });
    expect(jest.mocked(publishPlanned).mock.calls[0]?.[1]).toBe('footer');
  });

  it('of what is no part is refused', async () => {
    expect(await run('newest', { global: 'brand' })).toMatchObject({ entries: [{ result: 'refused' }] });
  });

  it('a withdrawal does not depend on what was seen, and is known as a plan’s', async () => {
    publicTime = '1';
    jest.mocked(setPublicStatus).mockImplementationOnce(() => Promise.resolve(void (publicTime = '2')));
    await run('newest', { type: 'unpublish', doc: { relationTo: 'pages', value: '1' } });
    expect(setPublicStatus).toHaveBeenCalledWith(expect.anything(), expect.anything(), 'draft', expect.anything());
    expect(publishPlanned).not.toHaveBeenCalled();
    expect(noteMade).toHaveBeenCalledWith(expect.anything(), 'page:1', { at: '2', before: '1' });
  });
});
