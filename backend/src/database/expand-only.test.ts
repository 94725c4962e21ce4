import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { narrowingsOf, statementsOf } from '../testing/narrowings';

const folder = path.join(__dirname, '../migrations');

/** Migrations up to this one are older than the first version that an upgrade can go back to. */
const lastWithoutRule = '20261122_091619';

/** In a migration's file: since which version nothing has read or written what it takes away. */
const mark = /^\/\/ Contract: unused since (\d+\.\d+\.\d+)\.$/m;

const { version } = JSON.parse(readFileSync(path.join(__dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};

const numberOf = (text: string) => text.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** What the migrations of a database take away without a mark of an earlier version. */
function unmarked(dialect: string): string[] {
  const tables = new Map<string, Map<string, string>>();
  const files = readdirSync(path.join(folder, dialect)).filter((name) => /^\d.*\.ts$/.test(name));
  return files.sort().flatMap((file) => {
    const source = readFileSync(path.join(folder, dialect, file), 'utf8');
    const found = narrowingsOf(statementsOf(source), tables);
    const [, since] = mark.exec(source) ?? [];
    const isAllowed = since !== undefined && numberOf(since) < numberOf(version);
    if (isAllowed || file.slice(0, lastWithoutRule.length) <= lastWithoutRule) return [];
    return found.map((line) => `${dialect}/${file}: ${line}`);
  });
}

test.each(['sqlite', 'postgres'])('%s: the version before can work with what a migration leaves', (dialect) => {
  expect(unmarked(dialect)).toEqual([]);
});

const tables = () =>
  new Map([
    [
      'pages',
      new Map([
        ['id', '`id` integer PRIMARY KEY NOT NULL'],
        ['title', '`title` text'],
      ]),
    ],
  ]);

test.each([
  ['DROP TABLE `pages`;', 'pages is dropped'],
  ['DROP TABLE "pages" CASCADE;', 'pages is dropped'],
  ['ALTER TABLE `pages` DROP COLUMN `title`;', 'pages.title is dropped'],
  ['ALTER TABLE "pages" RENAME COLUMN "title" TO "name";', 'pages.title is renamed'],
  ['ALTER TABLE `pages` RENAME TO `sheets`;', 'pages is renamed'],
  ['ALTER TABLE `pages` ADD `kind` text NOT NULL;', 'pages.kind is required'],
  ['ALTER TABLE "pages" ADD COLUMN "kind" varchar NOT NULL;', 'pages.kind is required'],
  ['ALTER TABLE "pages" ALTER COLUMN "title" SET NOT NULL;', 'pages.title is required'],
  ['ALTER TABLE "pages" ALTER COLUMN "title" SET DATA TYPE integer;', 'pages.title changes its type'],
  ['DROP TYPE "public"."enum_pages_kind";', 'enum_pages_kind is dropped'],
])('%s is found', (sql, line) => {
  expect(narrowingsOf(statementsOf(`sql\`${sql.replaceAll('`', '\\`')}\``), tables())).toEqual([line]);
});

test.each([
  'ALTER TABLE `pages` ADD `kind` text;',
  'ALTER TABLE "pages" ADD COLUMN "kind" varchar DEFAULT \'page\' NOT NULL;',
  'ALTER TABLE "pages" ALTER COLUMN "title" DROP NOT NULL;',
  'CREATE TABLE `more` (\n`id` integer PRIMARY KEY NOT NULL,\n`text` text NOT NULL\n);',
  'CREATE INDEX `pages_title_idx` ON `pages` (`title`);',
])('%s is an addition', (sql) => {
  expect(narrowingsOf(statementsOf(`sql\`${sql.replaceAll('`', '\\`')}\``), tables())).toEqual([]);
});

const rebuild = (columns: string) =>
  statementsOf(
    [
      `CREATE TABLE \`__new_pages\` (\n${columns}\n);`,
      'DROP TABLE `pages`;',
      'ALTER TABLE `__new_pages` RENAME TO `pages`;',
    ]
      .map((sql) => `sql\`${sql.replaceAll('`', '\\`')}\``)
      .join('\n'),
  );

test('a table that SQLite builds anew may gain columns, and lose none', () => {
  const id = '`id` integer PRIMARY KEY NOT NULL';
  expect(narrowingsOf(rebuild([id, '`title` text', '`kind` text'].join(',\n')), tables())).toEqual([]);
  expect(narrowingsOf(rebuild(id), tables())).toEqual(['pages.title is dropped']);
  expect(narrowingsOf(rebuild([id, '`title` text NOT NULL'].join(',\n')), tables())).toEqual([
    'pages.title is required',
  ]);
});
