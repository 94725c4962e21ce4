import { like, notLike, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { DatabaseAdapterObj } from 'payload';
import { foldPostgres, globOf, withoutMarks } from './fold-sql';

const PLACE = '\u0000';

/** Puts a column or a value into a piece of SQL. */
function inside(wrap: (text: string) => string, value: unknown): SQL {
  const [before = '', after = ''] = wrap(PLACE).split(PLACE);
  return sql`${sql.raw(before)}${value}${sql.raw(after)}`;
}

/** The comparisons of searches on SQLite and PostgreSQL. */
const operators = {
  sqlite: {
    contains: (column: unknown, value: unknown) => sql`${inside(withoutMarks, column)} glob ${globOf(String(value))}`,
    lacks: (column: unknown, value: unknown) => sql`${inside(withoutMarks, column)} not glob ${globOf(String(value))}`,
  },
  postgres: {
    contains: (column: unknown, value: unknown) => like(inside(foldPostgres, column), inside(foldPostgres, value)),
    lacks: (column: unknown, value: unknown) => notLike(inside(foldPostgres, column), inside(foldPostgres, value)),
  },
};

/**
 * Makes every search of Payload (lists and pickers of the admin, the media library of edit mode) fold case and Turkish
 * letters, as the search of visitors does.
 */
export function withFoldedSearch<A extends DatabaseAdapterObj>(adapter: A): A {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args) as ReturnType<A['init']> & { name: string; operators: object };
      const { contains, lacks } = db.name === 'postgres' ? operators.postgres : operators.sqlite;
      db.operators = { ...db.operators, like: contains, contains, not_like: lacks };
      return db;
    },
  } as A;
}
