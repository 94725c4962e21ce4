/**
 * `npm run contract:schema`: writes docs/contract.schema.json and docs/contract.openapi.json from the definitions of the
 * product's sections. With a folder, `npm run contract:schema -- FOLDER`, it writes both there, with the own section
 * types of `custom/` too.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { compile } from '../conformance/build.mjs';
import { root } from './lib/paths.mjs';

const [folder] = process.argv.slice(2);
const target = folder ? path.resolve(process.env.INIT_CWD ?? process.cwd(), folder) : path.join(root, 'docs');
const temporary = await mkdtemp(path.join(os.tmpdir(), 'contract-'));
try {
  const program = await compile('src/schema/write-documents.ts', path.join(temporary, 'write.mjs'));
  const { status } = spawnSync(process.execPath, [program, target, ...(folder ? ['own'] : [])], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  await rm(temporary, { recursive: true });
}
