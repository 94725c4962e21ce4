import { readFileSync } from 'node:fs';

/**
 * The processor time that the main thread of a process has used, without its other threads.
 *
 * @param {number} pid
 * @returns {number} milliseconds
 */
export const mainThreadOf = (pid) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
