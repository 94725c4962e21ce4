import { imports } from './write-component.mjs';

/** Words that no constant of a module may be called. */
const words = new Set(
  [
    ...['arguments await break case catch class const continue debugger default delete do else enum eval export'],
    ...['extends false finally for function if implements import in instanceof interface let new null package'],
    ...['private protected public return static super switch this throw true try typeof undefined var void while'],
    ...['with yield'],
  ].flatMap((line) => line.split(' ')),
);

/** What the files that have a section's component import or declare beside it. */
const besideComponent = new Set([...Object.keys(imports), 'SectionProps', 'Entries']);

/** The same beside its definition, and the type of the blocks that show a reusable section. */
const besideDefinition = new Set(['defineSection', 'field', 'list', 'customDefinitions', 'reusableSection']);

/**
 * Whether the code of a section with these names could not be built.
 *
 * @param {string} folder the component's name
 * @param {string} type the definition's name
 */
export const isTaken = (folder, type) => words.has(type) || besideComponent.has(folder) || besideDefinition.has(type);
