/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root as project } from '../paths.mjs';
import { countTables, dumpDatabase, loadDump } from './postgres.mjs';
import { placesIn, root, secrets } from './test-installation';

jest.setTimeout(60_000);

const url = 'postgres://site@127.0.0.1/site';
const { PATH: ownPath } = process.env;
afterEach(() => {
  process.env.PATH = ownPath;
});

/** Puts programs in the place of PostgreSQL's. @returns the `PATH` that has them */
function install(programs: Record<string, string>): string {
  const folder = path.join(root, 'programs');
  mkdirSync(folder);
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return `${folder}:${ownPath}`;
}

/** Runs `npm run backup` with programs in the place of PostgreSQL's. */
function backUp(programs: Record<string, string>) {
  const { media, uploads } = placesIn('postgres');
  const places = { DATABASE_URL: url, MEDIA_DIR: media, UPLOAD_DIR: uploads };
  const PATH = install(programs);
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

it('the programs connect as the address says', async () => {
  process.env.PATH = install({ psql: 'echo "error: $PGHOST $PGSSLMODE $PGSSLROOTCERT" >&2; exit 1' });
  const secured = 'postgres://site@[::1]/site?sslmode=verify-full&sslrootcert=/etc/ca.pem';
  await expect(countTables(secured)).rejects.toThrow('psql failed: error: ::1 verify-full /etc/ca.pem');
});

describe('a setting that servers before version 17 refuse', () => {
  const text = 'a page that says\nSET transaction_timeout = 0;\n';
  const dumpWith = (first: string) =>
    `--\n-- Dump\n--\n\nSET lock_timeout = 0;\n${first} = 0;\n\n${'-'.repeat(5000)}\n${text}`;
  const [dumped, expected] = [dumpWith('SET transaction_timeout'), dumpWith('--  transaction_timeout')];
  const inRoot = (name: string) => path.join(root, name);

  it('is a comment in a new dump, and texts of pages stay', async () => {
    writeFileSync(inRoot('dumped.sql'), dumped);
    process.env.PATH = install({ pg_dump: `for each; do :; done\ncp ${inRoot('dumped.sql')} "\${each#--file=}"` });
    await dumpDatabase(url, inRoot('new.sql'));
    expect(readFileSync(inRoot('new.sql'), 'utf8')).toBe(expected);
  });

  it('is a comment when an archive that has it is loaded', async () => {
    writeFileSync(inRoot('old.sql'), dumped);
    const keepLoaded = `while [ "$1" != -f ]; do shift; done\ncp "$2" ${inRoot('loaded.sql')}`;
    process.env.PATH = install({ psql: keepLoaded });
    await loadDump(url, inRoot('old.sql'), []);
    expect(readFileSync(inRoot('loaded.sql'), 'utf8')).toBe(expected);
  });
});

it('the reason is given in whatever language a program has', async () => {
  process.env.PATH = install({
    psql: '[ "$LC_ALL" = C ] && echo "error: in English" >&2 || echo "HATA: başka dilde" >&2; exit 1',
  });
  await expect(countTables(url)).rejects.toThrow('psql failed: error: in English');
});

it('where no line names an error, the first one does', async () => {
  process.env.PATH = install({ psql: 'printf "\\n  HATA: yetki yok\\nsonra\\n" >&2; exit 1' });
  await expect(countTables(url)).rejects.toThrow('psql failed: HATA: yetki yok');
});
