/**
 * `npm run db:move -- --to postgres://…`: copies everything from the database of `DATABASE_URL`, or of `--from`, into
 * an empty one of the other kind, while the installation runs, and compares both. `--final` is for the switch: nobody
 * may use the source then (docs/operations.md, "Move to PostgreSQL"). Ends with 0, or with 1 and a line that says what
 * is wrong; then the target is empty.
 */
import './lib/prepare.mjs';

import { parseArgs } from 'node:util';

import { refuseOptionsOfNpm } from '../lib/env/own-arguments.mjs';
import { openPlaces, readDatabase, readPlaces } from './lib/backup/places.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { moveDatabase } from './lib/move/move-database.mjs';
import { NamedFiles } from './lib/move/named-files.mjs';
import { nameOf, nextSteps, tableLines } from './lib/move/report.mjs';
import { root } from './lib/paths.mjs';

const options = /** @type {const} */ ({
  to: { type: 'string' },
  from: { type: 'string' },
  final: { type: 'boolean', default: false },
});

async function move() {
  refuseOptionsOfNpm('db:move', Object.keys(options), process.env);
  const { values } = parseArgs({ options });
  const { to: target, from: origin, final: isFinal } = values;
  if (!target) throw new Error('name the target: npm run db:move -- --to postgres://USER@HOST/DATABASE');
  const places = readPlaces(process.env, root);
  const from = origin ? readDatabase('--from', origin, root) : places.database;
  const to = readDatabase('--to', target, root);
  const [started, files] = [Date.now(), new NamedFiles()];
  console.info(`db:move: ${nameOf(from)} → ${nameOf(to)}`);
  const moved = await moveDatabase(from, to, { isFinal, note: (table, rows) => files.note(table, rows) });
  const rows = moved.reduce((sum, { target: { rows: count } }) => sum + count, 0);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  for (const line of tableLines(moved)) console.info(line);
  console.info(`db:move: ${moved.length} tables with ${rows} rows are equal (${seconds} s)`);
  const stores = await openPlaces(places);
  const { count, missing } = await files.look(stores);
  console.info(
    `${count} files that they name stay where they are: in ${stores.media.place} and ${stores.uploads.place}`,
  );
  if (missing.length > 0) console.warn(`${missing.length} of them are missing, such as ${missing[0]}`);
  for (const line of nextSteps(from, to, isFinal, new Date(started).toISOString())) console.info(line);
}

await move().catch((error) =>
  exitWithLine(`db:move: ${error instanceof Error ? error.message : error}; nothing was changed`),
);
