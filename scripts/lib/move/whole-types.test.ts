/** @jest-environment node */
import { loadMigrations, runMigrations } from './migrations.mjs';
import { withWholeTypes } from './whole-types.mjs';

test('an enumeration is created with the values that it gets later, in their order', () => {
  const statements = [
    `CREATE TYPE "public"."a" AS ENUM('one', 'three');\nCREATE TABLE "t" ("c" "a");`,
    `ALTER TYPE "public"."a" ADD VALUE 'two' BEFORE 'three';\nALTER TYPE "public"."a" ADD VALUE 'four';`,
    `ALTER TABLE "t" ADD COLUMN "d" varchar;`,
  ];
  const [first, second, third] = withWholeTypes(statements);
  expect(first).toBe(`CREATE TYPE "public"."a" AS ENUM('one', 'two', 'three', 'four');\nCREATE TABLE "t" ("c" "a");`);
  expect(second?.trim()).toBe('');
  expect(third).toBe(statements[2]);
});

test('a type that is made anew has the values from then on', () => {
  const anew = `DROP TYPE "public"."a";\nCREATE TYPE "public"."a" AS ENUM('two');`;
  const statements = [`CREATE TYPE "public"."a" AS ENUM('one');`, anew, `ALTER TYPE "public"."a" ADD VALUE 'three';`];
  const [first, second] = withWholeTypes(statements);
  expect(first).toContain(`ENUM('one')`);
  expect(second).toContain(`ENUM('two', 'three')`);
});

test('no value is added to a type in the migrations of a move', async () => {
  const statements: string[] = [];
  await runMigrations(await loadMigrations('postgres'), (sql) => {
    statements.push(sql);
    return Promise.resolve({ rows: [] });
  });
  expect(statements.join('\n')).toContain('ADD VALUE');
  const whole = withWholeTypes(statements).join('\n');
  expect(whole).not.toContain('ADD VALUE');
  expect(whole).toMatch(/CREATE TYPE "public"\."enum_audit_trail_action" AS ENUM\([^)]*'WriteComment'/);
});
