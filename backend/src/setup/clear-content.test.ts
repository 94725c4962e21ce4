import type { Payload } from 'payload';

let state: object = {};
jest.mock('./setup-state', () => ({
  readSetup: () => Promise.resolve(state),
  changeSetup: (_payload: unknown, change: object) => {
    state = { ...state, ...change };
    return Promise.resolve(state);
  },
}));
jest.mock('../redirects/link-resolver', () => ({ forgetTable: () => undefined }));

import { clearContent, finishClearing } from './clear-content';

const archive = '/backups/before-clearing.tar.gz';

/** A database with pages, of which one cannot be deleted. */
function database(pages: number[], stuck?: number) {
  const left = new Set(pages);
  const logger = { warn: jest.fn(), error: jest.fn() };
  const payload = {
    ...{ logger, count: () => Promise.resolve({ totalDocs: left.size }) },
    find: ({ collection }: { collection: string }) =>
      Promise.resolve({ docs: collection === 'pages' ? [...left].map((id) => ({ id })) : [] }),
    delete: ({ id }: { id: number }) =>
      id === stuck ? Promise.reject(new Error('the file is in use')) : Promise.resolve(left.delete(id)),
    db: { updateGlobal: () => Promise.resolve(), deleteVersions: () => Promise.resolve() },
  };
  return { payload: payload as unknown as Payload, left, logger };
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation();
  state = { seed: 'demo' };
});
afterEach(() => jest.restoreAllMocks());

test('a clearing that failed is not continued by the next start', async () => {
  const failing = database([1, 2], 2);
  await expect(clearContent(failing.payload, archive)).rejects.toThrow('the file is in use');
  expect(failing.left).toEqual(new Set([2]));

  const since = database([2, 3]);
  await finishClearing(since.payload);
  expect(since.left).toEqual(new Set([2, 3]));
  expect(since.logger.warn).toHaveBeenCalledWith(expect.stringContaining(archive));
  // Started again by an administrator.
  await clearContent(since.payload, '/backups/second.tar.gz');
  expect(since.left.size).toBe(0);
  expect(state).toMatchObject({ clearing: undefined, cleared: { archive: '/backups/second.tar.gz' } });
});

test('a clearing that was killed is continued by the next start', async () => {
  state = { clearing: { startedAt: '2026-11-26T00:00:00.000Z', archive } };
  const { payload, left } = database([1, 2]);
  await finishClearing(payload);
  expect(left.size).toBe(0);
  expect(state).toMatchObject({ clearing: undefined, cleared: { archive } });
});

test('a clearing that cannot be continued does not stop the start', async () => {
  state = { clearing: { startedAt: '2026-11-26T00:00:00.000Z', archive } };
  const { payload, logger } = database([1], 1);
  await expect(finishClearing(payload)).resolves.toBeUndefined();
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(state).toMatchObject({ clearing: { archive, hasFailed: true } });
});
