/** @jest-environment node */
import { TestResults } from './test-results.mjs';

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(...line.split('\n')));
});

const isGreen = (results: TestResults) => results.print();

test('the last line is the sum of all parts; a check counts as one', async () => {
  const results = new TestResults();
  await results.run('lint', () => Promise.resolve());
  await results.run('suite', () => Promise.resolve({ passed: 40, failed: 0, failures: [] }));
  expect(isGreen(results)).toBe(true);
  expect(lines.at(-1)).toBe('41 passed, 0 failed');
});

test('a part that throws has failed, and the others go on', async () => {
  const results = new TestResults();
  await results.run('lint', () => Promise.reject(new Error('two warnings')));
  await results.run('suite', () => Promise.resolve({ passed: 1, failed: 2, failures: ['a', 'b'] }));
  expect(isGreen(results)).toBe(false);
  expect(lines).toEqual(expect.arrayContaining(['── lint: two warnings', 'lint', 'a', 'b']));
  expect(lines.at(-1)).toBe('1 passed, 3 failed');
});

test('a suite that counts nothing has failed', async () => {
  const results = new TestResults();
  await results.run('suite', () => Promise.resolve({ passed: 0, failed: 0, failures: [] }));
  expect(isGreen(results)).toBe(false);
  expect(lines).toContain('suite: nothing was run');
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});
