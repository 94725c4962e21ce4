import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const script = path.join(root, 'deploy/install.sh');

let folder: string;
let source: string;
let target: string;

export const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-C', source, ...args], {
    encoding: 'utf8',
  }).trim();

/** A version of a small project that has what the script copies. @returns its commit */
export function commit(text: string, files: Record<string, string> = {}): string {
  for (const [name, content] of Object.entries({ 'version.txt': text, ...files }))
    writeFileSync(path.join(source, name), content);
  git('add', '-A');
  git('commit', '-qm', text);
  return git('rev-parse', 'HEAD');
}

/** @param from where the files come from */
export function runFrom(from: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args, '--from', from], {
    encoding: 'utf8',
    env: { ...process.env, DESTDIR: target },
  });
  return { status, text: stdout + stderr };
}

export const run = (...args: string[]) => runFrom(source, ...args);

/** Another repository of the same project, with a version of its own on its own main branch. @returns its folder */
export function addRepository(): string {
  const other = path.join(folder, 'other');
  execFileSync('git', ['clone', '-q', source, other]);
  execFileSync('git', ['-C', other, 'branch', '-m', 'trunk']);
  writeFileSync(path.join(other, 'version.txt'), 'elsewhere');
  execFileSync('git', [
    '-C',
    other,
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b.example',
    'commit',
    '-qam',
    'elsewhere',
  ]);
  return other;
}

export const below = (name: string) => path.join(target, name);
export const settings = () => readFileSync(below('etc/corporate-site.env'), 'utf8');
export const version = () => readFileSync(below('srv/corporate-site/version.txt'), 'utf8');

/** Before each test of a file: a repository with a small project, and an empty folder to install it below. */
export function prepareInstallation(): void {
  folder = mkdtempSync(path.join(os.tmpdir(), 'install-'));
  [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];
  mkdirSync(target);
  for (const part of ['deploy/systemd', 'deploy/nginx'])
    cpSync(path.join(root, part), path.join(source, part), { recursive: true });
  writeFileSync(path.join(source, '.gitignore'), '.data\n');
  execFileSync('git', ['init', '-q', '-b', 'main', source]);
  commit('one');
}

export const removeInstallation = () => rmSync(folder, { recursive: true, force: true });
