/** How often the operator is told that something is still waited for, in milliseconds. */
const tellEveryMs = 20_000;

/**
 * Writes a line from time to time while something is waited for: a start may take ten minutes, and would look hung.
 *
 * @template T
 * @param {string} what is waited for
 * @param {Promise<T>} waiting
 * @returns {Promise<T>} the same outcome
 */
export async function tellWhile(what, waiting) {
  const startedAt = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.info(`still waiting for ${what}, for ${seconds} s so far`);
  }, tellEveryMs);
  try {
    return await waiting;
  } finally {
    clearInterval(timer);
  }
}
