import { readFileSync } from 'node:fs';

import { keepStatic, noteUse, pruneStatic } from '../../scripts/lib/releases/keep-static.mjs';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Copies the scripts, styles and fonts of this build to `STATIC_ARCHIVE_DIR`, a volume that all containers of the site
 * share: during an upgrade, and for pages that are open after it, every container has the files of all versions. The
 * site starts without it, too.
 *
 * @param {string} base folder of the packed site
 */
export async function fillArchive(base) {
  const { STATIC_ARCHIVE_DIR: archive } = process.env;
  if (!archive) return;
  try {
    const id = readFileSync(`${base}/.next/BUILD_ID`, 'utf8').trim();
    const folder = await keepStatic(archive, id, base, { areLinked: false });
    await pruneStatic(archive, new Set([id]));
    // What is in use stays, however long ago it was started.
    setInterval(() => void noteUse(folder).catch(() => undefined), dayMs).unref();
  } catch (error) {
    process.stderr.write(`STATIC_ARCHIVE_DIR: ${error instanceof Error ? error.message : error}\n`);
  }
}
