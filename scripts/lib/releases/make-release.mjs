import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { backendSources, siteSources } from '../build.mjs';
import { fingerprint } from '../fingerprint.mjs';
import { root } from '../paths.mjs';
import { copyTree } from './copy-tree.mjs';
import { releaseDir } from './places.mjs';

/** The parts of the project in a release, besides the packages and the backend's folder. */
const sources = [...new Set([...siteSources, 'package.json', 'package-lock.json'])];

/** What is no source in the backend's folder: its records, builds and packages. */
const isNoSource = (/** @type {string} */ name) =>
  name === 'data' || name === 'node_modules' || name.startsWith('.next');

/** Folders of packages, and those of the workspaces. */
const packages = ['node_modules', 'backend/node_modules'];

/**
 * The name of the version that the project's files are now: the same files and settings have the same name.
 *
 * @param {Record<string, string>} buildEnv what the build sees
 */
export async function releaseId(buildEnv) {
  const all = [...new Set([...siteSources, ...backendSources, 'package.json', 'backend/server.mjs', 'backend/seed'])];
  return (await fingerprint(all, buildEnv)).slice(0, 12);
}

/**
 * Copies the project's sources, and links its packages: what is installed or changed there later does not reach the
 * copy.
 *
 * @param {string} id of the release
 * @returns {Promise<string>} its folder
 */
export async function copySources(id) {
  const to = releaseDir(id);
  await rm(to, { recursive: true, force: true });
  await mkdir(path.join(to, 'backend'), { recursive: true });
  for (const name of sources.filter((source) => existsSync(path.join(root, source)))) {
    await cp(path.join(root, name), path.join(to, name), { recursive: true });
  }
  copyTree(path.join(root, 'backend'), path.join(to, 'backend'), { isLeftOut: isNoSource });
  for (const name of packages.filter((folder) => existsSync(path.join(root, folder)))) {
    copyTree(path.join(root, name), path.join(to, name), { areLinked: true });
  }
  // Settings stay where the operator changes them.
  for (const name of (await readdir(root)).filter((file) => /^\.env(\.|$)/.test(file))) {
    await symlink(path.join(root, name), path.join(to, name));
  }
  return to;
}
