import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick, in which Linux counts processor time. */
const tickMs = 10;

/** The fields of /proc/PID/stat after the program's name: from the state on. @param {number | string} pid */
const statOf = (pid) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** @param {string[]} fields @param {number[]} wanted */
const ticks = (fields, wanted) => wanted.reduce((sum, index) => sum + Number(fields[index]), 0) * tickMs;

/**
 * The processor time that a process has used, and its children that have ended.
 *
 * @param {number} pid
 * @returns {number} milliseconds
 */
export const cpuOf = (pid) => ticks(statOf(pid), [11, 12, 13, 14]);

/**
 * The same with the children that run, as PostgreSQL has one for each connection.
 *
 * @param {number} pid
 * @returns {number} milliseconds
 */
export function cpuWithChildren(pid) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((name) => {
    try {
      return statOf(name)[1] === String(pid);
    } catch {
      // It has ended.
      return false;
    }
  });
  return cpuOf(pid) + children.reduce((sum, name) => sum + ticks(statOf(name), [11, 12]), 0);
}

/** @param {number} pid @returns {number} the process that started it */
export const parentOf = (pid) => Number(statOf(pid)[1]);
