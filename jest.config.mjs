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

const site = withNext({
  ...shared,
  displayName: 'site',
  testEnvironment: 'jsdom',
  roots: ['lib', 'server', 'components', 'conformance', 'custom', 'scripts/lib', 'test'].map(
    (name) => `<rootDir>/${name}`,
  ),
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
  projects: [await site(), { ...(await backend()), transformIgnorePatterns: ignored }],
  // On a machine that has other work to do; no measure of what is tested. Jest does not read it from a project.
  testTimeout: 60_000,
});
