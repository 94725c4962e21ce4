/** @jest-environment node */
import { loadMigrations, requireSameVersion, runMigrations } from './migrations.mjs';
import { sql } from './sql-tag.mjs';

test.each(['sqlite', 'postgres'] as const)(
  '%s: all migrations of the backend are statements alone',
  async (dialect) => {
    const statements: string[] = [];
    const migrations = await loadMigrations(dialect);
    // Answers as an empty database does.
    await runMigrations(migrations, (text) => {
      statements.push(text);
      return Promise.resolve({ rows: [] });
    });
    expect(statements.join('\n')).toMatch(/CREATE TABLE ["`]pages["`]/);
    expect(statements.join('\n')).not.toContain('undefined');
  },
);

test('both databases have had the same changes', async () => {
  const sqlite = (await loadMigrations('sqlite')).map(({ name }) => name);
  const postgres = await loadMigrations('postgres');
  expect(() => requireSameVersion(sqlite, postgres)).not.toThrow();
  expect(() => requireSameVersion(sqlite.slice(1), postgres)).toThrow(/^the source lacks the migration initial: start/);
  expect(() => requireSameVersion(sqlite, postgres.slice(1))).toThrow(
    /^the source has the migration initial of a newer/,
  );
});

test('a migration that is more than statements is named', async () => {
  const up = () => Promise.resolve(sql`UPDATE pages SET title = ${'a'}`).then(() => undefined);
  await expect(runMigrations([{ name: '1_2_more', up: async () => up() }], () => Promise.resolve())).rejects.toThrow(
    /^the migration 1_2_more: it is more than statements/,
  );
});
