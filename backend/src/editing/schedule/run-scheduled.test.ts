import type { SanitizedConfig } from 'payload';
import { EditError } from '../http/edit-error';
import { setPublicStatus } from '../pages/set-public-status';
import { publishNewestPart } from '../parts/publish-part';
import { readNewestPart } from '../parts/read-part';
import { withOwnSchedule } from './run-scheduled';

jest.mock('../pages/set-public-status', () => ({ setPublicStatus: jest.fn() }));
jest.mock('../parts/publish-part', () => ({ publishNewestPart: jest.fn(() => Promise.resolve()) }));
jest.mock('../parts/read-part', () => ({
  onPart: (_req: unknown, _name: string, task: () => unknown) => task(),
  readNewestPart: jest.fn(),
}));
jest.mock('../pages/read-page', () => ({ readNewest: () => Promise.resolve({ id: 1, pageKey: 'baraj' }) }));
jest.mock('../../reusable/publish-new', () => ({ publishNewSections: () => Promise.resolve() }));
jest.mock('../session/editor', () => ({ findEditor: () => Promise.resolve({ role: 'admin', email: 'a@b.c' }) }));
jest.mock('./scheduled', () => ({ TASK: 'schedulePublish' }));

type Handler = (args: object) => Promise<unknown>;

/** The trail entries of a scheduled publication. */
async function run(error?: Error, target: object = { doc: { relationTo: 'pages', value: '1' } }) {
  jest.mocked(setPublicStatus).mockImplementation(() => (error ? Promise.reject(error) : Promise.resolve()) as never);
  const task: { slug: string; handler?: Handler } = { slug: 'schedulePublish' };
  withOwnSchedule({ jobs: { tasks: [task] } } as unknown as SanitizedConfig);
  const entries: object[] = [];
  const create = ({ data }: { data: object }) => Promise.resolve(entries.push(data));
  const payload = { db: { create, defaultIDType: 'number' }, logger: { info: jest.fn(), warn: jest.fn() } };
  const input = { type: 'publish', ...target, user: { relationTo: 'users', value: 2 } };
  const thrown: unknown = await task.handler?.({ input, req: { payload } }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { entries, thrown };
}

describe('a scheduled publication', () => {
  const planned = { actor: 'a@b.c', action: 'scheduledPublish', subject: 'baraj' };

  it('is in the trail', async () => {
    expect(await run()).toMatchObject({ entries: [{ ...planned, result: 'done' }], thrown: undefined });
  });

  it('that is refused is in the trail, and is not retried', async () => {
    const refused = new EditError(400, 'validation', { reason: 'link_broken' });
    const entry = { ...planned, result: 'refused', reason: 'validation; link_broken' };
    expect(await run(refused)).toMatchObject({ entries: [entry], thrown: undefined });
  });

  it('that fails is in the trail too, and is retried', async () => {
    const failure = new Error('the disk is full');
    const entry = { ...planned, result: 'refused', reason: 'internal' };
    expect(await run(failure)).toMatchObject({ entries: [entry], thrown: failure });
  });

  it('of a part publishes its draft, and nothing if it is public by then', async () => {
    const entry = { ...planned, area: 'footer', subject: 'footer', result: 'done' };
    for (const [status, calls] of [
      ['draft', 1],
      ['published', 0],
    ] as const) {
      jest.mocked(publishNewestPart).mockClear();
      jest.mocked(readNewestPart).mockResolvedValue({ _status: status });
      expect(await run(undefined, { global: 'footer' })).toMatchObject({ entries: [entry], thrown: undefined });
      expect(publishNewestPart).toHaveBeenCalledTimes(calls);
    }
  });

  it('of what is no part is refused', async () => {
    expect(await run(undefined, { global: 'brand' })).toMatchObject({ entries: [{ result: 'refused' }] });
  });
});
