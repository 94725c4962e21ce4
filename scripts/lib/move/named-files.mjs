import path from 'node:path';

import { statIfThere } from '../backup/files.mjs';

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
   * @param {Record<'media' | 'uploads', string>} folders
   * @returns {Promise<{ count: number, missing: string[] }>} how many there are, and the paths of those that are missing
   */
  async look(folders) {
    const files = Object.entries(this.#names).flatMap(([table, names]) =>
      [...names].map((name) => path.join(folders[/** @type {'media' | 'uploads'} */ (table)], name)),
    );
    const found = await Promise.all(files.map(statIfThere));
    return { count: files.length, missing: files.filter((_file, index) => !found[index]) };
  }
}
