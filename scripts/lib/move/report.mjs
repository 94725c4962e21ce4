import { spawnSync } from 'node:child_process';

import { describe } from './postgres-connection.mjs';

/** @typedef {import('../backup/places.mjs').Places['database']} Database */

const shown = 16;

/** An address without its password. @param {Database} database */
export const nameOf = (database) =>
  database.dialect === 'postgres' ? describe(database.url) : `SQLite ${database.file}`;

/** @param {import('./move-database.mjs').Moved[]} moved @returns {string[]} a line a table */
export function tableLines(moved) {
  const width = Math.max(...moved.map(({ table }) => table.length));
  const line = (/** @type {string} */ table, /** @type {(string | number)[]} */ ...columns) =>
    [table.padEnd(width), ...columns.map((text) => String(text).padStart(shown))].join('  ');
  return [
    line('table', 'rows there', 'rows here', 'checksum there', 'checksum here'),
    ...moved.map(({ table, source, target }) =>
      line(table, source.rows, target.rows, source.checksum.slice(0, shown), target.checksum.slice(0, shown)),
    ),
  ];
}

/**
 * What is to be done now.
 *
 * @param {Database} from
 * @param {Database} to
 * @param {boolean} isFinal
 * @param {string} at the moment that the copy shows
 * @returns {string[]}
 */
export function nextSteps(from, to, isFinal, at) {
  const further =
    to.dialect === 'postgres' && spawnSync('pg_dump', ['--version']).error
      ? ['Backups of PostgreSQL need pg_dump and psql, which are missing here: install its client programs.']
      : [];
  if (isFinal)
    return [
      `Now set DATABASE_URL to ${nameOf(to)}, and start the backend.`,
      `Start none on ${nameOf(from)} again: what is written there is missing here. Keep it until you are content.`,
      ...further,
    ];
  return [
    `A trial: what was written after ${at} is missing in it. To switch over:`,
    '1. Stop the backend. The site serves its cached pages.',
    `2. Run it again with --final, into an empty database. This one is no longer empty.`,
    '3. Set DATABASE_URL to that database, and start the backend.',
    ...further,
  ];
}
