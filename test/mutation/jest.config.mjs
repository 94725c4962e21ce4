import path from 'node:path';

import configure from '../../jest.config.mjs';
import { namedFolder } from './folders.mjs';

/** Assertions about the document are loaded once for every mutant, and of no use where there is no document. */
const withoutDocument = { '^@testing-library/jest-dom$': '<rootDir>/server/empty-module.mjs' };

/** Stryker reads the coverage of one project only. A folder is tested with the tests beside it. */
export default async () => {
  const { name, project, environment } = namedFolder();
  const { projects } = await configure();
  const config = projects.find(({ displayName }) => displayName === project);
  const rootDir = path.join(import.meta.dirname, '../..');
  const moduleNameMapper = { ...(environment === 'node' && withoutDocument), ...config?.moduleNameMapper };
  const testMatch = ['**/*.test.{ts,tsx}'];
  return {
    ...config,
    rootDir,
    roots: [`<rootDir>/${name}`],
    testMatch,
    testEnvironment: environment,
    moduleNameMapper,
  };
};
