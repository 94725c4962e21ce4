import { spawn } from 'node:child_process';

import { exitWithLine } from '../exit-with-line.mjs';
import { backendRoot } from '../paths.mjs';
import { compileProgram, programEnv } from './compile-program.mjs';

/**
 * Runs the program with the arguments of this process, and ends with its status.
 *
 * @param {'export' | 'import'} command
 */
export async function runProgram(command) {
  try {
    const [file, env] = [await compileProgram(), await programEnv()];
    const child = spawn(process.execPath, [file, command, ...process.argv.slice(2)], {
      cwd: backendRoot,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
    child.once('exit', (code) => process.exit(code ?? 1));
  } catch (error) {
    exitWithLine(error);
  }
}
