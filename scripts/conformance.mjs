/** `npm run conformance -- --url https://host`: whether a host keeps docs/contract.md (conformance/README.md). */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildConformance } from '../conformance/build.mjs';

const folder = await mkdtemp(path.join(os.tmpdir(), 'conformance-'));
try {
  const program = await buildConformance(path.join(folder, 'conformance.mjs'));
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 2;
} finally {
  await rm(folder, { recursive: true });
}
