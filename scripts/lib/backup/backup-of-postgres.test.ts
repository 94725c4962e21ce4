/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root as project } from '../paths.mjs';
import { placesIn, root, secrets } from './test-installation';

jest.setTimeout(60_000);

/** Runs `npm run backup` with programs in the place of PostgreSQL's. */
function backUp(programs: Record<string, string>) {
  const folder = path.join(root, 'programs');
  mkdirSync(folder);
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  const { media, uploads } = placesIn('postgres');
  const places = { DATABASE_URL: 'postgres://site@127.0.0.1/site', MEDIA_DIR: media, UPLOAD_DIR: uploads };
  const PATH = `${folder}:${process.env.PATH}`;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/backup.mjs'], {
    cwd: project,
    env: { ...process.env, ...secrets, ...places, BACKUP_DIR: path.join(root, 'backups'), PATH },
    encoding: 'utf8',
  });
  expect(readdirSync(path.join(root, 'backups'))).toEqual(['last-backup.json']);
  return { status, line: stderr.trim() };
}

const dumpOnFullDisk = 'echo "pg_dump: error: could not write to output file: No space left on device" >&2\nexit 1';

it('a database that is larger than the room for its copies is not dumped', () => {
  const { status, line } = backUp({ psql: 'echo 9000000000000000', pg_dump: dumpOnFullDisk });
  expect(line).toMatch(/^backup: \S+ has room for [\d,]+ MB, and a backup may need [\d,]+ MB$/);
  expect(status).toBe(1);
});

it('a disk that is full during the dump is named', () => {
  const { status, line } = backUp({ psql: 'echo 1000', pg_dump: dumpOnFullDisk });
  expect(line).toMatch(/^backup: no room left in \S+; nothing was changed \([^\n]+\)$/);
  expect(status).toBe(1);
});
