/**
 * `npm run test:faults`: the suites of what happens when something fails: full disks and read-only folders, a clock
 * that is set, no file descriptor left, a backend that is down, slow or wrong, killed processes, a lost database and
 * its restore. They are a part of `npm test` too.
 */
import { exitWithLine } from './lib/exit-with-line.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';

const suites = [
  ...[
    'clock',
    'descriptors',
    'disk-full',
    'faulty-backend',
    'go-live-failures',
    'launcher',
    'list-outage',
    'log-and-cache-disk-full',
  ],
  ...['outage', 'outage-matrix', 'restore', 'waits'],
];

try {
  const files = suites.map((name) => `e2e/${name}.spec.ts`);
  await runNode(['scripts/test-e2e.mjs', ...files], { cwd: root, env: {} });
} catch (error) {
  exitWithLine(error);
}
