/**
 * Adds an own section to the source of one of the lists in `custom/`. A section that is there already stays as it is.
 *
 * @param {string} source of the list's file
 * @param {{ importLine?: string, entry: string, end: string }} change `end` is what the list ends with
 * @returns {string} the changed source; Prettier lays it out
 * @throws {Error} when the file has no such list any more
 */
function addToList(source, { importLine, entry, end }) {
  if (source.includes(entry)) return source;
  const at = source.lastIndexOf(end);
  if (at === -1) throw new Error(`no list ends with "${end}"`);
  const before = source.slice(0, at).trimEnd();
  const needsComma = !/[[{,]$/.test(before);
  return `${importLine ? `${importLine}\n` : ''}${before}${needsComma ? ',' : ''}\n${entry},\n${source.slice(at)}`;
}

/**
 * What changes in each file of `custom/` for an own section, by the file's name.
 *
 * @param {string} folder
 * @param {string} type
 * @returns {Record<string, (source: string) => string>}
 */
export const listChanges = (folder, type) => ({
  'definitions.ts': (source) =>
    addToList(source, {
      importLine: `import { ${type} } from './sections/${folder}/definition';`,
      entry: type,
      end: '] as const',
    }),
  'registry.ts': (source) =>
    addToList(source, {
      importLine: `import { ${folder} } from './sections/${folder}/${folder}';`,
      entry: `${type}: { component: ${folder} }`,
      end: '} satisfies',
    }),
  'fixtures.ts': (source) =>
    addToList(source, { entry: `${type}: () => import('./sections/${folder}/${folder}.fixture')`, end: '};' }),
});
