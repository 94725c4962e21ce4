/** @jest-environment node */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { finishRestore } from './restore-backup.mjs';
import { finishSteps, journalOf, runSteps } from './switch.mjs';

let root: string;
let media: string;
let dump: string;
const formerPath = process.env.PATH;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'switch-'));
  [media, dump] = [path.join(root, 'media'), path.join(root, 'media.database.restoring')];
  for (const folder of [media, `${media}.restoring`]) mkdirSync(folder);
  writeFileSync(path.join(media, 'former.jpg'), '');
  writeFileSync(path.join(`${media}.restoring`, 'restored.jpg'), '');
  writeFileSync(dump, '');
});
afterEach(() => {
  process.env.PATH = formerPath;
  rmSync(root, { recursive: true });
});

const steps = () => [
  { dump, after: ['DELETE FROM users_sessions'] },
  { from: media, to: `${media}.aside` },
  { from: `${media}.restoring`, to: media },
];
const journal = () => journalOf(media);

test('a restore that is killed once the database is loaded is finished: the database again, then the files', async () => {
  const loaded: string[] = [];
  // What a killed process leaves is what is there in the middle of the load.
  let left = '';
  const load = () => {
    left = readFileSync(journal(), 'utf8');
    return Promise.reject(new Error('killed'));
  };
  await expect(runSteps(journal(), steps(), load)).rejects.toThrow('killed');
  writeFileSync(journal(), left);
  const finished = await finishSteps(journal(), async (step) => {
    expect(readdirSync(media)).toEqual(['former.jpg']);
    loaded.push(step.dump, ...step.after);
  });
  expect([finished, loaded]).toEqual([true, [dump, 'DELETE FROM users_sessions']]);
  expect(readdirSync(media)).toEqual(['restored.jpg']);
  expect(existsSync(journal())).toBe(false);
});

test('a dump that cannot be loaded leaves the files as they are, and nothing to finish', async () => {
  const load = () => Promise.reject(new Error('psql failed'));
  await expect(runSteps(journal(), steps(), load)).rejects.toThrow('psql failed');
  expect(readdirSync(media)).toEqual(['former.jpg']);
  expect(existsSync(journal())).toBe(false);
});

test('the database is loaded once where nothing interrupts', async () => {
  const load = jest.fn(() => Promise.resolve());
  await runSteps(journal(), steps(), load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(readdirSync(media)).toEqual(['restored.jpg']);
});

test('npm run restore loads the database of an interrupted restore with psql', async () => {
  writeFileSync(path.join(root, 'psql'), `#!/bin/sh\necho "$PGDATABASE $@" > ${root}/called\n`);
  chmodSync(path.join(root, 'psql'), 0o755);
  process.env.PATH = `${root}:${formerPath}`;
  writeFileSync(journal(), JSON.stringify(steps()));
  const database = { dialect: 'postgres' as const, url: 'postgres://site@127.0.0.1/content' };
  const places = { database, media, uploads: path.join(root, 'uploads'), secrets: path.join(root, 'secrets.json') };
  expect(await finishRestore(places)).toBe(true);
  expect(readFileSync(path.join(root, 'called'), 'utf8')).toMatch(
    new RegExp(`^content .*--single-transaction .*-f ${dump} .*DELETE FROM users_sessions`, 's'),
  );
  expect(existsSync(dump)).toBe(false);
  expect(readdirSync(media)).toEqual(['restored.jpg']);
});
