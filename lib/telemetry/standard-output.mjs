/** Lines that cannot be written are lost. There is nowhere to say so. */
const ignore = () => undefined;

/**
 * The standard output for a log. Without a listener, a full disk under a log file ends the process: every write to it
 * throws. With it, lines are lost until there is room again.
 *
 * @returns {NodeJS.WriteStream}
 */
export function standardOutput() {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  }
  return process.stdout;
}
