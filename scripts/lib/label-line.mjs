import { stripVTControlCharacters } from 'node:util';

/**
 * How the processes that this one starts write their log: text in a terminal, JSON elsewhere. Theirs is a pipe, so they
 * cannot tell.
 */
export const logFormat = () => process.env.LOG_FORMAT || (process.stdout.isTTY ? 'text' : 'json');

/**
 * A line of a started process as it is printed. Text gets the label of its process. A line of JSON names its process
 * itself and stays whole; what is not JSON there, such as Next's first lines, is wrapped, so that every line can be
 * read by a program.
 *
 * @param {string} label
 * @param {string} line
 * @param {string} [format] `text` or `json`
 * @returns {string}
 */
export function labelLine(label, line, format = logFormat()) {
  const [, name] = /^\[(.+)\]$/.exec(label) ?? [];
  // A build has no name, and is over before anything is served.
  if (format !== 'json' || name === undefined) return `${label} ${line}`;
  if (line.startsWith('{"level":')) return line;
  return JSON.stringify({
    level: 'info',
    time: new Date().toISOString(),
    process: name,
    msg: stripVTControlCharacters(line),
  });
}
