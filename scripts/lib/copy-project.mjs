import { spawn } from 'node:child_process';
import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { root } from './paths.mjs';
import { copyTree } from './releases/copy-tree.mjs';

/** Folders of the project that are not copied: builds, records, and others that are no part of a version. */
const leftOut = /^(?:\.git|\.next.*|\.releases|\.data|\.cache|node_modules|data|test-results)$/;

/** The files that `changeLayout` changes. */
export const layoutFolder = 'components/layout';

/** Copies the files of the project, as a repository has them. @param {string} to */
export const copySources = (to) => copyTree(root, to, { isLeftOut: (name) => leftOut.test(name) });

/** Gives a copy the packages of this project, as links. @param {string} to */
export function linkPackages(to) {
  for (const name of ['node_modules', 'backend/node_modules'])
    copyTree(path.join(root, name), path.join(to, name), { areLinked: true });
}

/**
 * Copies the project for an installation of its own. Its packages are linked.
 *
 * @param {string} to
 */
export function copyProject(to) {
  copySources(to);
  linkPackages(to);
}

/** Makes a version of it whose scripts have other names. @param {string} project */
export async function changeLayout(project) {
  const folder = path.join(project, layoutFolder);
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('.client.tsx'))
      await appendFile(path.join(folder, name), "\nReflect.set(globalThis, 'benchVersion', 2);\n");
}

/**
 * Runs a command of the operator's in a project.
 *
 * @param {string} project
 * @param {string} script such as `upgrade.mjs`
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number | null, output: string, seconds: number }>}
 */
export function runScript(project, script, env) {
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join('scripts', script)], { cwd: project, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, output, seconds: Math.round((performance.now() - begun) / 1000) })),
  );
}

/**
 * Starts a project as `npm start` does, and waits until it serves.
 *
 * @param {string} project
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} with its log, when it ends before
 */
export async function startProject(project, env) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const started = performance.now();
  while (!/^ {2}backend {2}/m.test(log) && child.exitCode === null) await new Promise((done) => setTimeout(done, 200));
  if (child.exitCode !== null) throw new Error(log);
  return { child, seconds: Math.round((performance.now() - started) / 1000) };
}
