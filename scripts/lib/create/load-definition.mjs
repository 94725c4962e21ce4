import { build } from 'esbuild';

/** @typedef {import('../../../lib/sections/define-section').SectionDefinition} SectionDefinition */

/**
 * Loads a definition, which is TypeScript without React or aliases.
 *
 * @param {string} file its absolute path
 * @param {string} type the section type, which is the name of its export too
 * @returns {Promise<SectionDefinition>}
 * @throws {Error} when it does not compile, or does not export a definition of that type
 */
export async function loadDefinition(file, type) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  const loaded = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const definition = loaded[type];
  if (definition?.type !== type) throw new Error(`${file} must export the definition of "${type}" under that name`);
  return definition;
}
