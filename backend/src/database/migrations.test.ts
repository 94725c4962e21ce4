import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../migrations/sqlite');
const files = readdirSync(folder)
  .filter((name) => /^\d.*\.ts$/.test(name))
  .sort();

/** Column names in a list of SQL definitions, or in quotes. */
const namesIn = (list: string, pattern: RegExp) => [...list.matchAll(pattern)].map(([, name = '']) => name);

/** Finds a migration that copies a table and reads columns that the table does not have yet. */
function missingColumns(): string[] {
  const columns = new Map<string, Set<string>>();
  const missing: string[] = [];
  for (const file of files) {
    const [up = ''] = readFileSync(path.join(folder, file), 'utf8').split('export async function down');
    for (const [, statement = ''] of up.matchAll(/sql`((?:[^`\\]|\\.)*)`/gs)) {
      const text = statement.replaceAll('\\`', '`');
      const [, made, body = ''] = /^CREATE TABLE `(\w+)` \((.*)\)/s.exec(text) ?? [];
      if (made) columns.set(made, new Set(namesIn(body, /^\s*`(\w+)`/gm)));
      const [, changed, added = ''] = /^ALTER TABLE `(\w+)` ADD `(\w+)`/.exec(text) ?? [];
      if (changed) columns.get(changed)?.add(added);
      const [, from = '', to = ''] = /^ALTER TABLE `(\w+)` RENAME TO `(\w+)`/.exec(text) ?? [];
      if (from) columns.set(to, columns.get(from) ?? new Set());
      const [, read = '', source = ''] = /^INSERT INTO .* SELECT (.*) FROM `(\w+)`/s.exec(text) ?? [];
      const known = columns.get(source);
      const unknown = namesIn(read, /"(\w+)"/g).filter((name) => !known?.has(name));
      missing.push(...unknown.map((name) => `${file}: ${source}.${name}`));
    }
  }
  return missing;
}

test('no SQLite migration copies a column that its table does not have', () => {
  expect(files.length).toBeGreaterThan(2);
  expect(missingColumns()).toEqual([]);
});
