import { readFileSync } from 'node:fs';
import path from 'node:path';

import { badLicences, badLockEntries, isAccepted, looseVersions, withoutIntegrity } from './supply-chain.mjs';

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-only OR MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none', false],
])('%s: accepted is %s', (expression, isFine) => {
  expect(isAccepted(expression)).toBe(isFine);
});

test('a package under another licence, or under none that is stated, is named', () => {
  const components = [
    { name: 'good', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'either', version: '1.0.0', licenses: [{ expression: '(GPL-2.0-only OR MIT)' }] },
    { name: 'copyleft', version: '2.0.0', licenses: [{ license: { id: 'GPL-3.0-only' } }] },
    { name: 'silent', version: '3.0.0' },
  ];
  expect(badLicences(components)).toEqual(['copyleft@2.0.0: GPL-3.0-only', 'silent@3.0.0: none']);
});

test('a lock entry has to say what the package is, and no registry', () => {
  const packages = {
    '': { version: '1.0.0' },
    backend: { version: '1.0.0' },
    'node_modules/backend': { link: true, resolved: 'backend' },
    'node_modules/good': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/good/node_modules/inner': { version: '1.0.0', inBundle: true },
    'node_modules/bare': { version: '1.0.0' },
    'node_modules/old': { version: '1.0.0', integrity: 'sha1-x' },
    'node_modules/hosted': { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://registry.example/hosted.tgz' },
    'node_modules/mac': { version: '1.0.0', os: ['darwin'] },
  };
  expect(badLockEntries(packages)).toEqual([
    'node_modules/bare: no integrity',
    'node_modules/old: weak integrity',
    'node_modules/hosted: names a registry',
  ]);
  expect(withoutIntegrity(packages)).toEqual(['node_modules/mac']);
});

test('dependencies have exact versions', () => {
  const packages = {
    '': { dependencies: { exact: '1.2.3', caret: '^1.2.3' }, devDependencies: { next: '2.0.0-rc.1', any: '*' } },
    backend: { dependencies: { branch: 'github:a/b', alias: 'npm:exact@1.2.3', loose: 'npm:exact@^1.2.3' } },
    'node_modules/exact': { dependencies: { inner: '^1.0.0' } },
  };
  expect(looseVersions(packages)).toEqual(['caret: ^1.2.3', 'any: *', 'branch: github:a/b', 'loose: npm:exact@^1.2.3']);
});

test('the lockfile of this project is as the audit wants it', () => {
  const lockfile = readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Parameters<typeof badLockEntries>[0] };
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect([...badLockEntries(packages), ...looseVersions(packages)]).toEqual([]);
});
