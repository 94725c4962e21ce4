const created = /CREATE TYPE "public"\."(\w+)" AS ENUM\(([^)]*)\)/g;
const added = /ALTER TYPE "public"\."(\w+)" ADD VALUE ('[^']*')(?: (BEFORE|AFTER) ('[^']*'))?\s*;?/g;

/**
 * The statements of migrations, with each enumeration created with all of its values. PostgreSQL lets nobody use a value
 * before the transaction that has added it is over, and a database is moved in one.
 *
 * @param {readonly string[]} statements in their order
 * @returns {string[]}
 */
export function withWholeTypes(statements) {
  /** @type {Map<string, string[]>} the values of each type, once all are known */
  const values = new Map();
  /** Where a type is created last: one that is dropped and created again begins anew. @type {Map<string, string>} */
  const last = new Map();
  const place = (/** @type {string} */ name, /** @type {number} */ index, /** @type {number} */ at) =>
    `${name} ${index} ${at}`;
  const either = new RegExp(`${created.source}|${added.source}`, 'g');
  statements.forEach((sql, index) => {
    for (const match of sql.matchAll(either)) {
      const [, made, list = '', changed = '', value = '', side, next = ''] = match;
      if (made) {
        const key = place(made, index, match.index);
        last.set(made, key);
        values.set(
          key,
          list.split(',').map((each) => each.trim()),
        );
        continue;
      }
      const known = values.get(last.get(changed) ?? '');
      if (!known) throw new Error(`the type ${changed} is changed before it is created`);
      const at = side ? known.indexOf(next) + (side === 'AFTER' ? 1 : 0) : known.length;
      known.splice(at, 0, value);
    }
  });
  return statements.map((sql, index) =>
    sql
      .replace(created, (_all, name, _list, at) => {
        const whole = values.get(place(name, index, at)) ?? [];
        return `CREATE TYPE "public"."${name}" AS ENUM(${whole.join(', ')})`;
      })
      .replace(added, ''),
  );
}
