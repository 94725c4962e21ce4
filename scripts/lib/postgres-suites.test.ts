/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { furtherSuites, otherSuites, shortSuites } from './postgres-suite-lists.mjs';

const suites = readdirSync(path.join(__dirname, '../../e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''))
  .sort();

test('every end-to-end suite is in one list: it runs on PostgreSQL, or there is a reason why not', () => {
  const listed = [...shortSuites, ...furtherSuites, ...Object.values(otherSuites).flat()];
  expect(listed.sort()).toEqual(suites);
});
