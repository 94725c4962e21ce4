import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { listChanges } from './add-to-lists.mjs';
import { labelPair } from './labels.mjs';
import { loadDefinition } from './load-definition.mjs';
import { parseFields } from './parse-fields.mjs';
import { isTaken } from './taken-names.mjs';
import { componentSource } from './write-component.mjs';
import { definitionSource } from './write-definition.mjs';
import { fixtureSource, stylesSource, testSource } from './write-example.mjs';

/** @param {string} file @returns {Promise<string | undefined>} its text; undefined if it is not there */
const readIfThere = (file) => readFile(file, 'utf8').catch(() => undefined);

/** @param {string} file @param {string} source writes it as Prettier lays it out */
async function writeFormatted(file, source) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}

/**
 * The types of the product.
 *
 * @param {string} base
 * @returns {Promise<string[]>}
 */
async function productTypes(base) {
  const source = await readFile(path.join(base, 'components/sections/definitions.ts'), 'utf8');
  return [...source.matchAll(/^import \{ (\w+) \} from '\.\/\w+\/definition';$/gm)].map(([, name = '']) => name);
}

/**
 * Makes an own section type in `custom/sections`: from the fields of the command line, or from a definition that is
 * there already. Files that are there are never overwritten.
 *
 * @param {string} base folder of the project
 * @param {string} folder the component's name, in PascalCase
 * @param {{ label?: string, fields: readonly string[] }} wanted
 * @returns {Promise<{ written: string[], kept: string[] }>} paths below `base`
 * @throws {Error} with one line that says what is wrong; then nothing was written
 */
export async function createSection(base, folder, { label, fields }) {
  if (!/^[A-Z][A-Za-z0-9]{1,40}$/.test(folder))
    throw new Error(`"${folder}" is no name for a section: write it in PascalCase, such as Quote or PriceList`);
  const type = folder.charAt(0).toLowerCase() + folder.slice(1);
  if (isTaken(folder, type)) throw new Error(`"${folder}" is a name that the code uses itself: choose another name`);
  if ((await productTypes(base)).includes(type))
    throw new Error(`the product has a section type "${type}": choose another name`);
  const specs = parseFields(fields);
  const home = path.join('custom/sections', folder);
  const definitionFile = path.join(home, 'definition.ts');
  /** @type {{ written: string[], kept: string[] }} */
  const report = { written: [], kept: [] };

  /** @param {string} file @param {string} source */
  const writeIfAbsent = async (file, source) => {
    if ((await readIfThere(path.join(base, file))) !== undefined) return void report.kept.push(file);
    await writeFormatted(path.join(base, file), source);
    report.written.push(file);
  };

  const isThere = (await readIfThere(path.join(base, definitionFile))) !== undefined;
  if (isThere && specs.length > 0)
    throw new Error(`${definitionFile} is there: change the fields in it, and name none here`);
  if (!isThere && specs.length === 0)
    throw new Error(`name its fields, such as title:text! text:html photo:image, or write ${definitionFile} first`);
  await writeIfAbsent(definitionFile, definitionSource(type, labelPair(label ?? folder), specs));
  const definition = await loadDefinition(path.join(base, definitionFile), type);

  const component = componentSource(folder, type, definition.fields);
  await writeIfAbsent(`${home}/${folder}.tsx`, component);
  await writeIfAbsent(`${home}/${folder}.module.scss`, stylesSource(component));
  await writeIfAbsent(`${home}/${folder}.fixture.ts`, fixtureSource(type, definition.fields));
  await writeIfAbsent(`${home}/${folder}.test.tsx`, testSource(folder, type, definition.label.tr, definition.fields));
  for (const [name, change] of Object.entries(listChanges(folder, type))) {
    const file = path.join(base, 'custom', name);
    const before = await readFile(file, 'utf8');
    const after = change(before);
    if (after === before) continue;
    await writeFormatted(file, after);
    report.written.push(path.join('custom', name));
  }
  return report;
}
