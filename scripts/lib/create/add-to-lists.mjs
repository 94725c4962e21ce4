const comment = /\/\*[^]*?\*\/|\/\/.*$/gm;

/**
 * Whether a list has an entry, whose name may be a part of another one's.
 *
 * @param {string} list
 * @param {string} start what the entry starts with
 */
const hasEntry = (list, start) =>
  new RegExp(`(?<![\\w$./])${start.replace(/[{(]/, '\\$&')}(?![\\w$./])`).test(list.replaceAll(comment, ''));

/**
 * Adds an own section to the source of one of the lists in `custom/`. A section that is there already stays as it is.
 *
 * @param {string} source of the list's file
 * @param {{ importLine?: string, start: string, entry: string, begin: string, end: string }} change `start` is
 *   what the entry starts with, however it goes on; `begin` and `end` are those of the list
 * @returns {string} the changed source; Prettier lays it out
 * @throws {Error} when the file has no such list any more
 */
function addToList(source, { importLine, start, entry, begin, end }) {
  const at = source.lastIndexOf(end);
  if (at === -1) throw new Error(`no list ends with "${end}"`);
  if (hasEntry(source.slice(source.lastIndexOf(begin, at), at), start)) return source;
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
      ...{ start: type, entry: type },
      ...{ begin: '= [', end: '] as const' },
    }),
  'registry.ts': (source) =>
    addToList(source, {
      importLine: `import { ${folder} } from './sections/${folder}/${folder}';`,
      ...{ start: `${type}: {`, entry: `${type}: { component: ${folder} }` },
      ...{ begin: '= {', end: '} satisfies' },
    }),
  'fixtures.ts': (source) =>
    addToList(source, {
      ...{ start: `${type}: (`, entry: `${type}: () => import('./sections/${folder}/${folder}.fixture')` },
      ...{ begin: '= {', end: '};' },
    }),
});
