/** Column definitions of a table, by their names. */
type Columns = Map<string, string>;

const quoted = '[`"](\\w+)[`"]';

/** The columns of a `CREATE TABLE`, without keys and constraints. */
function columnsOf(body: string): Columns {
  const lines = body.split('\n').map((line) => line.trim().replace(/,$/, ''));
  return new Map(
    lines.flatMap((line) => {
      const [, name] = new RegExp(`^${quoted}\\s`).exec(line) ?? [];
      return name ? [[name, line] as const] : [];
    }),
  );
}

const isRequired = (definition: string) => /NOT NULL/i.test(definition) && !/DEFAULT|PRIMARY KEY/i.test(definition);

/** What of a rebuilt table the version before would miss. SQLite changes columns by building the table anew. */
function lostInRebuild(table: string, before: Columns, after: Columns): string[] {
  return [
    ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `${table}.${name} is dropped`),
    ...[...after]
      .filter(([name, definition]) => isRequired(definition) && !isRequired(before.get(name) ?? ''))
      .map(([name]) => `${table}.${name} is required`),
  ];
}

/** Statements that take away what the version before reads, or require what it does not write. */
const narrowing: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^DROP TABLE (?:IF EXISTS )?(?:"public"\\.)?${quoted}`, 'i'), 'is dropped'],
  [new RegExp(`^ALTER TABLE ${quoted} DROP COLUMN ${quoted}`, 'i'), 'is dropped'],
  [new RegExp(`^ALTER TABLE ${quoted} RENAME COLUMN ${quoted}`, 'i'), 'is renamed'],
  [new RegExp(`^ALTER TABLE ${quoted} RENAME TO`, 'i'), 'is renamed'],
  [new RegExp(`^ALTER TABLE ${quoted} ALTER COLUMN ${quoted} SET NOT NULL`, 'i'), 'is required'],
  [new RegExp(`^ALTER TABLE ${quoted} ALTER COLUMN ${quoted} SET DATA TYPE`, 'i'), 'changes its type'],
  [new RegExp(`^DROP TYPE (?:"public"\\.)?${quoted}`, 'i'), 'is dropped'],
  [new RegExp(`^ALTER TYPE (?:"public"\\.)?${quoted} RENAME`, 'i'), 'is renamed'],
];

/**
 * Finds what of a migration the version before could not work with: during an upgrade, and after a roll-back, it reads
 * and writes the migrated database.
 *
 * @param sql statements of all migrations so far, in their order
 * @param tables columns by table; the statements change it
 * @returns a line for each
 */
export function narrowingsOf(sql: readonly string[], tables: Map<string, Columns>): string[] {
  const found: string[] = [];
  for (const statement of sql) {
    const [, made, body = ''] = new RegExp(`^CREATE TABLE ${quoted} \\((.*)\\)`, 's').exec(statement) ?? [];
    if (made) tables.set(made, columnsOf(body));
    const [, changed = '', added, rest = ''] =
      new RegExp(`^ALTER TABLE ${quoted} ADD (?:COLUMN )?${quoted}(.*)`, 's').exec(statement) ?? [];
    if (added) {
      tables.get(changed)?.set(added, rest);
      if (isRequired(rest)) found.push(`${changed}.${added} is required`);
    }
    const [, from = '', to = ''] = new RegExp(`^ALTER TABLE ${quoted} RENAME TO ${quoted}`).exec(statement) ?? [];
    const rebuilt = from === `__new_${to}`;
    if (rebuilt) {
      found.push(...lostInRebuild(to, tables.get(to) ?? new Map(), tables.get(from) ?? new Map()));
      tables.set(to, tables.get(from) ?? new Map());
      tables.delete(from);
    }
    const [, dropped] = /^DROP TABLE `(\w+)`/.exec(statement) ?? [];
    const isPartOfRebuild = rebuilt || tables.has(`__new_${dropped}`);
    if (isPartOfRebuild) continue;
    for (const [pattern, what] of narrowing) {
      const [, table, column] = pattern.exec(statement) ?? [];
      if (table) found.push(`${[table, column].filter(Boolean).join('.')} ${what}`);
    }
  }
  return found;
}

/**
 * The statements of a generated migration's `up`.
 *
 * @param source of the migration's file
 */
export function statementsOf(source: string): string[] {
  const [up = ''] = source.split('export async function down');
  return [...up.matchAll(/sql`((?:[^`\\]|\\.)*)`/gs)]
    .flatMap(([, text = '']) => text.replaceAll('\\`', '`').split(/;\s*(?:\n|$)/))
    .map((statement) => statement.trim())
    .filter(Boolean);
}
