/**
 * Stryker's Jest runner, but a mutant is tried with the test files that reach it only, its own test file first. The
 * original loads every test file of the folder for every mutant, which takes most of the time.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

import { namedFolder } from './folders.mjs';

/**
 * @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner
 * @typedef {import('@stryker-mutator/api/test-runner').DryRunOptions} DryRunOptions
 * @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} DryRunResult
 * @typedef {import('@stryker-mutator/api/test-runner').MutantRunOptions} MutantRunOptions
 * @typedef {import('@stryker-mutator/api/test-runner').MutantRunResult} MutantRunResult
 * @typedef {import('@stryker-mutator/api/core').MutantCoverage} MutantCoverage
 * @typedef {{ testFiles?: readonly string[] }} RunSettings
 * @typedef {TestRunner & { jestTestAdapter: { run(settings: RunSettings): Promise<unknown> } }} JestRunner
 */

/** The test files by the mutants that they reach. In a file, since Stryker starts another process after a time-out. */
const filesByMutant = '.stryker-files.json';

/** @returns {Promise<string[]>} */
async function testFiles() {
  const folder = path.resolve(namedFolder().name);
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => path.join(folder, name));
}

/** @param {string} file */
const stem = (file) => path.basename(file).replace(/(?:\.test)?\.\w+$/, '');

/**
 * @param {JestRunner} runner
 * @returns {TestRunner}
 */
function byFile(runner) {
  const adapter = runner.jestTestAdapter;
  const run = adapter.run.bind(adapter);
  /** @type {readonly string[]} */
  let files = [];
  adapter.run = (settings) => run({ ...settings, testFiles: files });

  return {
    capabilities: () => runner.capabilities(),
    init: async () => runner.init?.(),

    async dryRun(options) {
      /** @type {Record<string, string[]>} */
      const reached = {};
      /** @type {MutantCoverage} */
      const coverage = { static: {}, perTest: {} };
      const tests = [];
      for (const file of await testFiles()) {
        files = [file];
        const result = await runner.dryRun(options);
        if (!('tests' in result)) return result;
        tests.push(...result.tests);
        const { mutantCoverage } = result;
        if (!mutantCoverage) continue;
        Object.assign(coverage.static, mutantCoverage.static);
        for (const [test, hits] of Object.entries(mutantCoverage.perTest)) {
          coverage.perTest[test] = { ...coverage.perTest[test], ...hits };
        }
        const ids = [mutantCoverage.static, ...Object.values(mutantCoverage.perTest)].flatMap(Object.keys);
        for (const id of new Set(ids)) (reached[id] ??= []).push(file);
        // The runner adds what the next file covers to the same object.
        Object.assign(mutantCoverage, { static: {}, perTest: {} });
      }
      // A test file that reaches little is about what it reaches, and is tried before those that reach it by the way.
      /** @type {Record<string, number>} */
      const sizes = {};
      for (const file of Object.values(reached).flat()) sizes[file] = (sizes[file] ?? 0) + 1;
      for (const list of Object.values(reached)) list.sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
      await writeFile(filesByMutant, JSON.stringify(reached));
      return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
    },

    async mutantRun(options) {
      const { id, fileName } = options.activeMutant;
      /** @type {Record<string, string[]>} */
      const reached = JSON.parse(await readFile(filesByMutant, 'utf8'));
      const own = stem(fileName);
      const inOrder = (reached[id] ?? []).sort((a, b) => Number(stem(b) === own) - Number(stem(a) === own));
      let nrOfTests = 0;
      /** @type {MutantRunResult} */
      let result = { status: MutantRunStatus.Survived, nrOfTests };
      for (const file of inOrder) {
        files = [file];
        result = await runner.mutantRun(options);
        if (!('nrOfTests' in result)) return result;
        nrOfTests += result.nrOfTests;
        result = { ...result, nrOfTests };
        if ('killedBy' in result) return result;
      }
      return result;
    },
  };
}

/**
 * @param {import('@stryker-mutator/api/plugin').Injector<import('@stryker-mutator/api/plugin').PluginContext>} injector
 */
function createRunner(injector) {
  const [jest] = jestPlugins;
  if (!jest) throw new Error('Stryker’s Jest runner is not there');
  return byFile(/** @type {JestRunner} */ (/** @type {unknown} */ (injector.injectFunction(jest.factory))));
}
createRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'jest-by-file', createRunner)];
