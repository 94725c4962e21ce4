import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

const sources = ['app', 'components', 'lib', 'types', 'tsconfig.json', 'package.json'];

/** A copy of the site's sources without its tests, in a temporary folder, to follow a guide in. */
export function copySources(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  const isSource = (file: string) => !/\.test\.tsx?$/.test(file);
  for (const name of sources)
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** The blocks of code in a guide, each with what the line above it says in code style. */
export function readGuide(name: string): { names: string[]; code: string }[] {
  const text = readFileSync(path.join(root, 'docs', name), 'utf8');
  return [...text.matchAll(/^(\*\*\d.*)\n\n```\w+\n([^]*?)```/gm)].map(([, line = '', code = '']) => ({
    names: [...line.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted),
    code,
  }));
}

/** Adds a file that is not there yet. */
export function addFile(folder: string, name: string, code: string): void {
  const file = path.join(folder, name);
  if (existsSync(file)) throw new Error(`${name} is there already`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
}

/** Adds lines at the end of a constant that holds an object or an array over several lines. */
export function addToConstant(folder: string, name: string, constant: string, code: string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`const ${constant} = `);
  const end = text.slice(start).search(/^[}\]]/m) + start;
  if (start === -1 || end < start) throw new Error(`${name} has no ${constant}`);
  writeFileSync(file, text.slice(0, end) + code + text.slice(end));
}
