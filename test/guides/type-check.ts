import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the compiler finds in some files of a copy of the sources, and in all that they import.
 *
 * @param folder as `copySources` made it
 * @returns one line an error: `file(line,column): error TS1234: text`
 */
export function typeErrors(folder: string, files: readonly string[]): string[] {
  const config = path.join(folder, 'tsconfig.guide.json');
  const compilerOptions = { incremental: false, plugins: [], types: ['node'] };
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, files, include: ['types'] }));
  const compiler = path.join(folder, 'node_modules/typescript/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', config, '--noEmit', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
}
