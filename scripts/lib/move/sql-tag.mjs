/**
 * Stands in for Payload's `sql` in migrations.
 *
 * @param {TemplateStringsArray} strings
 * @param {unknown[]} values
 * @returns {string} the statements
 * @throws {Error} for a migration that puts values into them
 */
export function sql(strings, ...values) {
  if (values.length > 0) throw new Error('it is more than statements, and cannot be run without the backend');
  return strings.join('');
}

/**
 * A statement that a migration puts together itself.
 *
 * @param {string} statement
 */
sql.raw = (statement) => statement;
