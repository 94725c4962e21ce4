import { loadMigrations, requireSameVersion } from './migrations.mjs';
import { PostgresSource } from './postgres-source.mjs';
import { PostgresTarget } from './postgres-target.mjs';
import { TableSum } from './rows.mjs';
import { SqliteSource } from './sqlite-source.mjs';
import { SqliteTarget } from './sqlite-target.mjs';

/** @typedef {import('../backup/places.mjs').Places['database']} Database */
/** @typedef {import('./rows.mjs').Columns} Columns */
/** @typedef {SqliteSource | PostgresSource} Source */
/** @typedef {SqliteTarget | PostgresTarget} Target */

/** A table on both sides. @typedef {{ table: string, source: TableSum, target: TableSum }} Moved */

/** It lists the migrations of each database, and they differ. */
const migrationsTable = 'payload_migrations';

/** @param {Database} database @param {boolean} isFinal @returns {Promise<Source>} */
const openSource = (database, isFinal) =>
  database.dialect === 'postgres'
    ? PostgresSource.open(database.url, isFinal)
    : SqliteSource.open(database.file, isFinal);

/** @param {Database} database @returns {Promise<Target>} */
const openTarget = (database) =>
  database.dialect === 'postgres' ? PostgresTarget.open(database.url) : SqliteTarget.open(database.file);

/**
 * PostgreSQL says what columns hold, whichever side it is.
 *
 * @param {Source} source
 * @param {Target} target
 * @returns {Promise<Map<string, Columns>>}
 */
async function readKinds(source, target) {
  const [typed, other] = source instanceof PostgresSource ? [source, target] : [target, source];
  const tables = /** @type {Map<string, Columns>} */ (await typed.columns());
  const names = (/** @type {Iterable<string>} */ columns) => [...columns].sort().join();
  const others = await other.columns();
  for (const table of new Set([...tables.keys(), ...others.keys()])) {
    const [one, two] = [tables.get(table)?.keys() ?? [], others.get(table)];
    if (names(one) !== names(two instanceof Map ? two.keys() : (two ?? [])))
      throw new Error(`the table ${table} has other columns in the source than this version makes`);
  }
  tables.delete(migrationsTable);
  return tables;
}

/**
 * @param {Source | Target} side
 * @param {string} table
 * @param {Columns} columns
 * @param {(rows: import('./rows.mjs').Row[]) => Promise<void>} [take]
 */
async function sumUp(side, table, columns, take) {
  const sum = new TableSum();
  for await (const rows of side.rows(table, columns)) {
    for (const row of rows) sum.add(row);
    await take?.(rows);
  }
  return sum;
}

/**
 * Copies everything from a database of one kind into an empty one of the other, as it is at one moment, and compares
 * what has arrived with what was there.
 *
 * @param {Database} from
 * @param {Database} to
 * @param {object} options
 * @param {boolean} options.isFinal whether nobody may use the source: otherwise what is written meanwhile is missing
 * @param {(table: string, rows: import('./rows.mjs').Row[]) => void} [options.note] is shown what is copied
 * @returns {Promise<Moved[]>} all tables, equal ones
 * @throws {Error} with one line; then there is nothing in the target, and the source is as it was
 */
export async function moveDatabase(from, to, { isFinal, note }) {
  if (from.dialect === to.dialect)
    throw new Error('both are of the same kind: npm run backup and npm run restore copy those');
  const migrations = await loadMigrations(to.dialect);
  const source = await openSource(from, isFinal);
  try {
    requireSameVersion(await source.migrations(), migrations);
    const target = await openTarget(to);
    try {
      await target.create(migrations);
      const tables = await readKinds(source, target);
      const moved = await copyTables(source, target, tables, note);
      await source.requireUnused();
      await target.commit();
      return moved;
    } catch (error) {
      await target.discard();
      throw error;
    }
  } finally {
    await source.close();
  }
}

/**
 * @param {Source} source
 * @param {Target} target
 * @param {Map<string, Columns>} tables
 * @param {(table: string, rows: import('./rows.mjs').Row[]) => void} [note]
 */
async function copyTables(source, target, tables, note) {
  /** @type {Moved[]} */
  const moved = [];
  for (const [table, columns] of tables) {
    const sum = await sumUp(source, table, columns, async (rows) => {
      note?.(table, rows);
      await target.insert(table, columns, rows);
    });
    moved.push({ table, source: sum, target: new TableSum() });
  }
  await target.finish(await source.counters());
  for (const each of moved) {
    const columns = tables.get(each.table) ?? new Map();
    each.target = await sumUp(target, each.table, columns);
    if (each.target.checksum !== each.source.checksum)
      throw new Error(
        `the table ${each.table} has not arrived as it was: ${each.source.rows} rows, then ${each.target.rows}`,
      );
  }
  return moved;
}
