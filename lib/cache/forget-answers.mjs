import { rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Drops what the builds and servers before this build have kept of the backend's answers. Next would make pages of
 * them, and take them as a sign that the backend is there.
 *
 * @param {string} distDir path of the build
 */
export async function forgetAnswers(distDir) {
  await rm(path.join(distDir, 'cache/fetch-cache'), { recursive: true, force: true });
}
