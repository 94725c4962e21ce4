import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';

import ts from 'typescript';

const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };

/** @typedef {{ _compile: (code: string, file: string) => void }} Compiled */

/**
 * A `require` that reads the project's TypeScript as it is, without a build.
 *
 * @param {string | URL} from the module whose relative paths it resolves
 */
export function requireTypeScript(from) {
  /** @type {{ _extensions: Record<string, (module: Compiled, file: string) => void> }} */ (
    /** @type {unknown} */ (Module)
  )._extensions['.ts'] = (module, file) =>
    module._compile(ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options }).outputText, file);
  return createRequire(from);
}
