import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { noCounts, readCounts, sumCounts } from './e2e-counts.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'e2e-counts-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function report(stats: object, suites: object[] = []): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(
    file,
    JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, suites }),
  );
  return file;
}

const unseen = 'a run of Playwright ended without a failed test: its output says why';

test('a test that was skipped, did not run or passed only at a second try has failed', async () => {
  const file = await report({ expected: 5, unexpected: 1, flaky: 2, skipped: 3 });
  expect(await readCounts(file, false)).toEqual({ passed: 5, failed: 6, failures: [] });
});

test('a run that ends badly counts as a failure, even without a failed test or a report', async () => {
  expect(await readCounts(await report({ expected: 5 }), false)).toEqual({ passed: 5, failed: 1, failures: [unseen] });
  expect(await readCounts(path.join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1, failures: [unseen] });
});

test('a run without tests is no failure, and runs are summed up', async () => {
  const one = await readCounts(await report({ expected: 5 }), true);
  const none = await readCounts(await report({}), true);
  expect([none, sumCounts(sumCounts(noCounts, one), { passed: 2, failed: 1, failures: ['a.spec.ts:1 one'] })]).toEqual([
    { passed: 0, failed: 0, failures: [] },
    { passed: 7, failed: 1, failures: ['a.spec.ts:1 one'] },
  ]);
});

test('a failed test is named with its groups and what its errors say, wherever it lies', async () => {
  const spec = (title: string, status: string, ...errors: object[]) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors }] }],
  });
  const location = { file: '/project/e2e/a.spec.ts', line: 9, column: 3 };
  const heading = `\u001b[31mError: no heading\u001b[39m\n\nLocator:  h1\nReceived: ""\nError: not found\nCall log:\n${'x'.repeat(999)}`;
  const lists = 'Error: lists\n\n- Expected  - 1\n+ Received  + 2\n\n- Array []\n+ Array [\n+   "contrast: <p>",';
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [
        spec('passes', 'expected'),
        spec('fails', 'unexpected', { message: 'Timeout.' }, { message: heading, location }, { message: lists }),
      ],
      suites: [{ title: '/about at 390 px', specs: [spec('was left out', 'skipped')] }],
    },
  ];
  const { failures } = await readCounts(await report({ expected: 1, unexpected: 1, skipped: 1 }, suites), false);
  expect(failures).toEqual([
    'a.spec.ts:7 fails: Timeout. | Error: no heading, Locator:  h1, Received: "", Error: not found (a.spec.ts:9) | ' +
      'Error: lists, - Array [], + Array [, +   "contrast: <p>",',
    'a.spec.ts:7 /about at 390 px › was left out: not run',
  ]);
});
