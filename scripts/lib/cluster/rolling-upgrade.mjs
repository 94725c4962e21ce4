import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { copyBuild } from '../copy-build.mjs';
import { root } from '../paths.mjs';
import { copyTree } from '../releases/copy-tree.mjs';
import { agentFor, ask } from '../visitors.mjs';
import { isRenamed, renameChunks } from './rename-chunks.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

/** How long both versions serve side by side, in milliseconds. */
const togetherMs = 2_000;

/**
 * Checks that a site gives pages of its own version.
 *
 * @param {string} url
 * @param {boolean} isNew
 */
async function requireVersion(url, isNew) {
  const agent = agentFor(url, 0);
  const { body } = await ask(`${url}/`, agent);
  agent.destroy();
  const names = body.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? [];
  assert.ok(names.length > 0, `${url} names no script`);
  assert.ok(
    names.every((name) => isRenamed(name) === isNew),
    `${url} gives a page of the other version`,
  );
}

/**
 * Upgrades the sites one after the other to a second version, whose scripts and styles have other names. Then restarts
 * the backends one after the other. Each site keeps the files of its former version, as the launcher does.
 *
 * @param {Cluster} cluster
 */
export async function upgradeOneByOne(cluster) {
  const { sites, backends, folders, archives, build } = cluster;
  const next = folders.map((folder) => `${folder}-new`);
  await Promise.all(next.map((folder) => copyBuild(build, folder)));
  await Promise.all(next.map((folder) => renameChunks(path.join(root, folder))));
  const former = [...folders];
  for (const backend of backends) {
    await backend.stop();
    await backend.start();
  }
  for (const [index, site] of sites.entries()) {
    const [folder = '', archive = ''] = [next[index], archives[index]];
    copyTree(path.join(root, folder, 'static'), path.join(archive, 'new/_next/static'), { areLinked: true });
    await site.stop();
    folders[index] = folder;
    await site.start();
    await Promise.all(sites.map(({ url }, other) => requireVersion(url, other <= index)));
    await new Promise((resolve) => setTimeout(resolve, togetherMs));
  }
  await cluster.untilJoined();
  for (const folder of former) await rm(path.join(root, folder), { recursive: true, force: true });
}
