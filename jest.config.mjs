import os from 'node:os';

import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const shared = {
  // Its softer default ends in an endless recursion where a late write meets what it has wrapped
  // (https://github.com/jestjs/jest/issues/16443), and frees no memory either.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  moduleNameMapper: {
    '^server-only$': '<rootDir>/server/empty-module.mjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.next', '/e2e/'],
  modulePathIgnorePatterns: ['/.next', '<rootDir>/backend/package.json'],
};

const siteFolders = ['lib', 'server', 'components', 'conformance', 'custom', 'scripts/lib', 'bench/lib', 'test'];
const ofSite = { ...shared, roots: siteFolders.map((name) => `<rootDir>/${name}`) };

/** A document takes a tenth of a second for each file. A `.test.ts` that needs one names jsdom in its docblock. */
const site = withNext({ ...ofSite, displayName: 'site', testEnvironment: 'node', testMatch: ['**/*.test.ts'] });
const components = withNext({
  ...ofSite,
  displayName: 'components',
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.tsx'],
});
const backend = withNext({
  ...shared,
  displayName: 'backend',
  testEnvironment: 'node',
  roots: ['<rootDir>/backend/src'],
});

/** Payload's texts are modules that Jest has to translate. */
const ignored = ['/node_modules/(?!@payloadcms/translations/)'];

export default async () => ({
  // Jest leaves one core to itself: of two, one would run the tests, and wait for those that start programs.
  maxWorkers: Math.max(2, os.availableParallelism() - 1),
  // A worker keeps some memory of every file that it has run.
  workerIdleMemoryLimit: '1GB',
  projects: [await site(), await components(), { ...(await backend()), transformIgnorePatterns: ignored }],
  // On a machine that has other work to do; no measure of what is tested. Jest does not read it from a project.
  testTimeout: 60_000,
});
