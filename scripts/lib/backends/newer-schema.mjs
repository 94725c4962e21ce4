import assert from 'node:assert/strict';

import { ask } from './outages.mjs';
import { saveAtOnce } from './saves.mjs';

/** @typedef {import('./saves.mjs').Two} Two */

/** What a migration of a later version may do (docs/operations.md, "Migrations are read by two versions"). */
const laterMigration = [
  'ALTER TABLE pages ADD COLUMN later_note varchar',
  "ALTER TABLE pages ADD COLUMN later_kind varchar DEFAULT 'page' NOT NULL",
  'ALTER TABLE _pages_v ADD COLUMN version_later_note varchar',
  'CREATE TABLE later (id serial PRIMARY KEY, page_id integer REFERENCES pages (id) ON DELETE CASCADE)',
  'CREATE INDEX pages_later_note_idx ON pages (later_note)',
  "INSERT INTO payload_migrations (name, batch) VALUES ('20991231_000000_later', 99)",
];

const rounds = 3;

/**
 * A backend of a later version has migrated the database: those of this version go on, and one of them starts on it.
 *
 * @param {Two & { databaseUrl: string, restart: () => Promise<void> }} two
 */
export async function workOnNewerSchema(two) {
  for (const statement of laterMigration) await ask(two.databaseUrl, statement);
  const saves = [await saveAtOnce(two, rounds, 'newer-schema')];
  await two.restart();
  saves.push(await saveAtOnce(two, rounds, 'newer-schema-restarted'));
  for (const each of saves) assert.deepEqual(each, { acknowledged: rounds * 2, lost: 0 });
}
