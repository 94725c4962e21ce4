/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { readJestCounts } from './jest-counts.mjs';
import { root } from './paths.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'jest-counts-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function counts(report: object | undefined, isOk: boolean) {
  const file = path.join(folder, 'report.json');
  if (report) await writeFile(file, JSON.stringify(report));
  return readJestCounts(file, isOk);
}

const report = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };

test('tests are counted, and those that failed are named', async () => {
  expect(await counts(report, true)).toEqual({ passed: 7, failed: 0, failures: [] });
  const results = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'divides' },
  ];
  const name = path.join(root, 'lib/sums.test.ts');
  const failing = {
    ...report,
    numFailedTests: 1,
    testResults: [{ name, status: 'failed', assertionResults: results }],
  };
  expect(await counts(failing, false)).toEqual({ passed: 7, failed: 1, failures: ['lib/sums.test.ts divides'] });
});

test('a file that could not be run has failed', async () => {
  const testResults = [{ name: path.join(root, 'lib/broken.test.ts'), status: 'failed', assertionResults: [] }];
  expect(await counts({ ...report, numRuntimeErrorTestSuites: 1, testResults }, false)).toEqual({
    passed: 7,
    failed: 1,
    failures: ['lib/broken.test.ts could not be run'],
  });
});

test('a run without a report, or one that ended badly, has failed', async () => {
  expect(await counts(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  expect(await counts(report, false)).toMatchObject({ passed: 7, failed: 1 });
});
