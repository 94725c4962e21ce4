/** @typedef {import('./rows.mjs').Row} Row */

/** The columns that name files, by their table. @type {Record<string, RegExp>} */
const fileColumns = { media: /^(?:sizes_\w+_)?filename$/, uploads: /^storage_name$/ };

/** Notes the files that rows name while they are moved. They stay where they are. */
export class NamedFiles {
  /** @type {Record<string, Set<string>>} */
  #names = { media: new Set(), uploads: new Set() };

  /** @param {string} table @param {Row[]} rows */
  note(table, rows) {
    const pattern = fileColumns[table];
    if (!pattern) return;
    for (const row of rows) {
      for (const [column, value] of Object.entries(row))
        if (pattern.test(column) && typeof value === 'string') this.#names[table]?.add(value);
    }
  }

  /**
   * @param {import('../../../lib/storage/open-stores.mjs').Stores} stores
   * @returns {Promise<{ count: number, missing: string[] }>} how many there are, and those that are missing
   */
  async look(stores) {
    let count = 0;
    /** @type {string[]} */
    const missing = [];
    for (const kind of /** @type {const} */ (['media', 'uploads'])) {
      const there = new Set();
      for await (const { name } of stores[kind].list()) there.add(name);
      for (const name of this.#names[kind] ?? []) {
        count += 1;
        if (!there.has(name)) missing.push(`${stores[kind].place.replace(/\/$/, '')}/${name}`);
      }
    }
    return { count, missing };
  }
}
