/** @typedef {import('./settings.mjs').Keep} Keep */

/** The names of archives, with their time; others in the folder are left alone. */
const pattern = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.sealed)?$/;

/** @param {Date} time @param {boolean} hasKey @param {string} kind */
export const archiveName = (time, hasKey, kind) =>
  `${kind}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${hasKey ? '.sealed' : ''}`;

/** @param {string} name @returns {Date | undefined} */
function timeOf(name) {
  const [, day, hour, minute, second] = pattern.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Weeks begin on Monday. @param {Date} time */
const weekOf = (time) => String(Math.floor((time.getTime() / dayMs + 3) / 7));

/**
 * The archives that are no longer kept: all but the newest of each of the last days, weeks and months that have one, and
 * the one that was made just now. By its name it may be the oldest, where the clock was set back.
 *
 * @param {readonly string[]} names of the folder
 * @param {Keep} keep
 * @param {string} [made] the name of the one that was made just now
 * @returns {string[]}
 */
export function expiredArchives(names, keep, made) {
  const known = names
    .map((name) => ({ name, time: timeOf(name) }))
    .filter(/** @returns {one is { name: string, time: Date }} */ (one) => one.time !== undefined)
    .sort((a, b) => b.time.getTime() - a.time.getTime());
  /** @type {Set<string>} */
  const kept = new Set();
  const keepNewest = (/** @type {number} */ count, /** @type {(time: Date) => string} */ periodOf) => {
    /** @type {Map<string, string>} */
    const newest = new Map();
    for (const { name, time } of known) if (!newest.has(periodOf(time))) newest.set(periodOf(time), name);
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  };
  keepNewest(keep.days, (time) => time.toISOString().slice(0, 10));
  keepNewest(keep.weeks, weekOf);
  keepNewest(keep.months, (time) => time.toISOString().slice(0, 7));
  return known.map(({ name }) => name).filter((name) => name !== made && !kept.has(name));
}
