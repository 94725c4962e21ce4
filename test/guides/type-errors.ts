import path from 'node:path';

import ts from 'typescript';

import type { Overlay } from './apply-block';
import { root } from './read-blocks';

/** Files that Next generates are not part of the sources. */
const isGenerated = (file: string) => /[\\/]\.next/.test(file);

/**
 * The type errors of a project with changed files that are not on disk.
 *
 * @param folder where its `tsconfig.json` is, relative to the repository
 * @param only checks these files and their imports; default: the whole project
 * @returns one line per error, in the format of `tsc`
 */
export function typeErrors(folder: string, overlay: Overlay, only?: readonly string[]): string[] {
  const base = path.join(root, folder);
  const { config } = ts.readConfigFile(path.join(base, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, base);
  const added = [...overlay.keys()].filter((file) => /\.tsx?$/.test(file) && isInProject(file, folder));
  const host = withOverlay(ts.createCompilerHost(options), overlay);
  const program = ts.createProgram({
    rootNames: rootsOf(only?.map((name) => path.join(root, name)) ?? [...fileNames, ...added], fileNames),
    options: { ...options, incremental: false },
    host,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map((diagnostic) => ts.formatDiagnostic(diagnostic, { ...host, getCurrentDirectory: () => root }));
}

/** Declaration files are part of every check. */
const rootsOf = (files: readonly string[], all: readonly string[]) =>
  [...new Set([...files, ...all.filter((file) => file.endsWith('.d.ts'))])].filter((file) => !isGenerated(file));

const isInProject = (file: string, folder: string) =>
  (path.relative(path.join(root, 'backend'), file).startsWith('..') ? '.' : 'backend') === folder;

function withOverlay(host: ts.CompilerHost, overlay: Overlay): ts.CompilerHost {
  const folders = new Set([...overlay.keys()].map((file) => path.dirname(file)));
  const readFile = (file: string) => overlay.get(file) ?? host.readFile(file);
  return {
    ...host,
    readFile,
    fileExists: (file) => overlay.has(file) || host.fileExists(file),
    directoryExists: (folder) => folders.has(folder) || (host.directoryExists?.(folder) ?? true),
    getSourceFile: (file, languageVersion) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion);
    },
  };
}
