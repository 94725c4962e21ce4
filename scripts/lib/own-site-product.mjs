import { execFile } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { copySources, linkPackages } from './copy-project.mjs';

/** @param {string} folder @param {string[]} args @returns {Promise<string>} what it printed */
async function git(folder, ...args) {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@acme.example', '-c', 'commit.gpgsign=false'];
  const { stdout } = await promisify(execFile)('git', [...who, ...args], { cwd: folder });
  return stdout.trim();
}

/** What a new version of the product changes next to the places where `custom/` comes in. */
const changedCode = [
  'components/sections/definitions.ts',
  'components/sections/registry.ts',
  'lib/i18n/catalogues.ts',
  'lib/backend/calls.mjs',
];
const changedTexts = ['tr', 'en', 'de'].map((language) => `lib/i18n/messages/${language}.json`);

/** A repository of the product, and an owner's clone of it, as the guide has them. */
export class Product {
  /** @param {string} folder an empty one */
  constructor(folder) {
    this.repository = path.join(folder, 'product');
    /** The owner's clone. */
    this.project = path.join(folder, 'my-site');
  }

  /** Commits the files of this project, and clones them. The packages are linked. */
  async cloneIt() {
    copySources(this.repository);
    await git(this.repository, 'init', '--quiet', '--initial-branch=main');
    await this.#commit(this.repository, 'product: first version');
    await git(path.dirname(this.project), 'clone', '--quiet', '--origin', 'product', this.repository, this.project);
    await git(this.project, 'switch', '--quiet', '--create', 'own');
    linkPackages(this.project);
  }

  /** @param {string} folder @param {string} message */
  async #commit(folder, message) {
    await git(folder, 'add', '--all');
    await git(folder, 'commit', '--quiet', '--no-verify', '--message', message);
  }

  /** A further version of the product. */
  async release() {
    for (const file of changedCode)
      await appendFile(path.join(this.repository, file), '\n// A further version of the product.\n');
    for (const file of changedTexts) {
      const target = path.join(this.repository, file);
      const texts = JSON.parse(await readFile(target, 'utf8'));
      await writeFile(target, `${JSON.stringify({ ...texts, furtherVersion: 'A' }, null, 2)}\n`);
    }
    await this.#commit(this.repository, 'product: further version');
  }

  /**
   * Commits what the owner has made.
   *
   * @throws {Error} if it is not in `custom/` alone
   */
  async commitOwn() {
    await this.#commit(this.project, 'own section and texts');
    const changed = (await git(this.project, 'diff', '--name-only', 'product/main', 'own')).split('\n');
    const outside = changed.filter((file) => !file.startsWith('custom/'));
    if (outside.length > 0) throw new Error(`own code changes files of the product: ${outside.join(', ')}`);
  }

  /** Merges the product's newest version. @throws {Error} on a conflict, or when a change is missing afterwards */
  async merge() {
    await git(this.project, 'fetch', '--quiet', 'product');
    await git(this.project, 'merge', '--quiet', '--no-edit', 'product/main');
    const missing = await git(this.project, 'log', '--oneline', 'own..product/main');
    const code = await readFile(path.join(this.project, changedCode[0] ?? ''), 'utf8');
    if (missing || !code.includes('A further version')) throw new Error(`the merge lacks ${missing}`);
  }
}
