import path from 'node:path';

import { expect, test } from '@playwright/test';

import { addressesOf, callsFor, differing, keysOf, pagesOf } from './support/compare-stacks';
import { emptyPostgres, move, rowsIn, tablesIn } from './support/move';
import { OwnStack } from './support/own-stack';
import { answersOf, copyright, expectNewIds, expectRecords, fill, spendId } from './support/filled-installation';

test.describe('an installation with everything in it', () => {
  test.describe.configure({ mode: 'default' });
  const stacks: OwnStack[] = [];
  test.afterAll(() => Promise.all(stacks.map((stack) => stack.dispose())));

  test('moves to PostgreSQL and back, and is the same on each', async () => {
    // It renders every page twice, on a machine that has other work to do.
    test.setTimeout(300_000);
    const original = await OwnStack.create();
    stacks.push(original);
    await original.startBackend();
    await original.startSite();
    const filled = await fill(original);
    const spent = await spendId(original);
    const { DATABASE_URL: source = '', MEDIA_DIR, UPLOAD_DIR } = original.contentEnv as Record<string, string>;
    const files = { MEDIA_DIR: MEDIA_DIR ?? '', UPLOAD_DIR: UPLOAD_DIR ?? '' };
    const places = { DATABASE_URL: source, ...files };

    // A trial, while the backend runs.
    const trial = await move(['--to', await emptyPostgres()], places);
    expect(trial).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ are equal .*\nA trial: what was written/s),
    });
    expect(trial.output).toMatch(/^pages +(\d+) +\1 +(\w{16}) +\2$/m);
    expect(trial.output).not.toMatch(/of them are missing/);
    const target = await emptyPostgres();
    const refused = await move(['--to', target, '--final'], places);
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(/the backend is running: stop it first; nothing was changed$/m),
    });
    expect(await tablesIn(target)).toBe(0);

    const keys = await keysOf(original);
    const [calls, addresses] = [callsFor(keys), await addressesOf(original, keys)];
    expect(addresses).toContain(`/page/${filled.pageKey}`);
    expect(addresses.length).toBeGreaterThan(90);
    const there = { answers: await answersOf(original, calls), pages: await pagesOf(original, addresses, copyright) };
    await original.killBackend();
    await original.stopSite();

    const final = await move(['--to', target, '--final'], places);
    expect(final).toMatchObject({ code: 0, output: expect.stringContaining('Now set DATABASE_URL to PostgreSQL') });
    const back = path.join(original.folder, 'back.db');
    const returned = await move(['--from', target, '--to', `file:${back}`, '--final'], files);
    expect(returned).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Now set DATABASE_URL to SQLite ${back}`),
    });
    const [before, after] = [await rowsIn(source.replace('file:', '')), await rowsIn(back)];
    expect(before.size).toBeGreaterThan(500);
    expect([...after.keys()].filter((key) => !before.has(key))).toEqual([]);
    for (const [key, row] of before) expect(after.get(key), key).toEqual(row);

    for (const database of [target, `file:${back}`]) {
      const moved = await original.createTwin({ DATABASE_URL: database, ...files });
      stacks.push(moved);
      await moved.startBackend();
      expect(differing(there.answers, await answersOf(moved, calls)), database).toEqual([]);
      await expectRecords(moved, filled);
      if (database === target) {
        await moved.startSite();
        // What the build has made is of the demo content.
        await moved.announceUntilHeard(['content', 'redirects']);
        expect(differing(there.pages, await pagesOf(moved, addresses, copyright))).toEqual([]);
      }
      await expectNewIds(moved, spent);
      await moved.killBackend();
    }
  });
});
