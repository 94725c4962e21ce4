/**
 * Does what serving does not depend on, such as a note for the next start. If it fails, for instance because the disk is
 * full, the log says why, and nothing else happens.
 *
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function tryUpkeep(work) {
  try {
    await work();
  } catch (error) {
    console.warn(`notes of versions cannot be kept: ${error instanceof Error ? error.message : String(error)}`);
  }
}
