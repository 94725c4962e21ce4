import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Tables of parts, whose rows are written anew with what they are parts of. Nothing names them by their numbers. */
const parts = /_(locales|texts|rels|categories)$/

const given = '`id` integer PRIMARY KEY NOT NULL'
const givenOnce = '`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL'

/**
 * SQLite gave the number of a deleted row to the next one: an old version that names a deleted picture showed another.
 * PostgreSQL never did. SQLite has to copy a table for it. The definitions are the database's own, with the indexes that
 * Payload does not know of.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const read = async (type: string) =>
    (await db.run(sql.raw(`SELECT tbl_name, sql FROM sqlite_schema WHERE type = '${type}' AND sql IS NOT NULL`))).rows.map(
      (row) => ({ table: String(row.tbl_name), definition: String(row.sql) }),
    )
  const indexes = await read('index')
  for (const { table, definition } of await read('table')) {
    if (parts.test(table) || !definition.includes(given)) continue
    const columns = definition.slice(definition.indexOf('(')).replace(given, givenOnce)
    await db.run(sql.raw(`CREATE TABLE \`__new_${table}\` ${columns}`))
    await db.run(sql.raw(`INSERT INTO \`__new_${table}\` SELECT * FROM \`${table}\``))
    await db.run(sql.raw(`DROP TABLE \`${table}\``))
    await db.run(sql.raw(`ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\``))
    for (const index of indexes.filter((each) => each.table === table)) await db.run(sql.raw(index.definition))
  }
}

/** A version that does not know of it works with it. */
export async function down(): Promise<void> {
  await Promise.resolve()
}
