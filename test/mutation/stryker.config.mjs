import { namedFolder } from './folders.mjs';

const { name } = namedFolder();
const id = name.replaceAll('/', '-');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  // Message catalogues and the demo menu contain only texts.
  mutate: [`${name}/**/*.{ts,tsx,mjs}`, '!**/*.test.{ts,tsx}', '!lib/edit/messages/**', '!lib/content/demo-menu.ts'],
  testRunner: 'jest-by-file',
  plugins: ['@stryker-mutator/jest-runner', './test/mutation/jest-by-file.mjs'],
  // Jest would look for related tests within the folder alone, and miss those that reach a file by way of another one.
  jest: { configFile: 'test/mutation/jest.config.mjs', enableFindRelatedTests: false },
  buildCommand: 'node test/mutation/prepare-tests.mjs',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // In milliseconds. A busy machine is no endless loop.
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: `.stryker/${id}.incremental.json`,
  tempDirName: '.stryker/sandbox',
  cleanTempDir: 'always',
  ignorePatterns: ['.next*', '.data', '.stryker', 'backend/data', 'bench', 'docs', 'e2e'],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: `.stryker/${id}.json` },
  htmlReporter: { fileName: `.stryker/${id}.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  disableTypeChecks: true,
  allowEmpty: false,
};
