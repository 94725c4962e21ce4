/**
 * Ends the process with one line that says what is wrong, and no stack.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function exitWithLine(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
