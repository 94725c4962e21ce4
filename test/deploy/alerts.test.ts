/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readDeploy, readYaml } from './read-deploy';

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const [{ groups }] = readYaml('prometheus/alerts.yml') as [Rules];
const rules = groups.flatMap((group) => group.rules);

test('the guide says what to do about each alert, and names no other', () => {
  const [, part = ''] = read('docs/operations.md').split('\n### Alerts\n');
  const rows = [...(part.split('\n### ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(rows).toEqual(rules.map(({ alert }) => alert));
});

test('alerts ask for what the processes count', () => {
  const known = ['backend/src/metrics/backend-metrics.ts', 'server/metrics/site-metrics.ts'].map(read).join('\n');
  const asked = rules.flatMap(({ expr }) => expr.match(/\b(?:site|backend)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !known.includes(`'${name}'`))).toEqual([]);
});

test('a backend that makes no backups is not said to be late with them', () => {
  const [late] = rules.filter(({ alert }) => alert === 'BackupLate');
  expect(late?.expr).toMatch(/^backend_backup_daily == 1 unless /);
  expect(readDeploy('docker/Dockerfile')).toMatch(/\bBACKUP=off\b/);
});
