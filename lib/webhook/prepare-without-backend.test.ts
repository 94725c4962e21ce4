/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { prepare } from './prepare';

const folder = mkdtempSync(path.join(tmpdir(), 'prepare-'));

beforeAll(() => {
  // Nothing listens there.
  process.env.BACKEND_URL = 'http://127.0.0.1:9';
  process.env.SITE_CACHE_DIR = folder;
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([['application-model'], ['content'], ['redirects'], ['page:about']])(
  'nothing is marked for %s while the backend is away: the sender tries again',
  async (tag) => {
    expect(await prepare([tag], false)).toBeUndefined();
  },
);

test('what the sender has fetched is marked', async () => {
  expect(await prepare(['content'], true)).toEqual({ states: undefined });
});
