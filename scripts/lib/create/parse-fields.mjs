import { labelOfName, labelPair } from './labels.mjs';

/**
 * The kinds of a field (docs/adding-a-section.md).
 *
 * @typedef {'text' | 'html' | 'link' | 'icon' | 'color' | 'length' | 'date' | 'choice' | 'boolean' | 'tags' | 'image' |
 *   'movie' | 'file' | 'list'} Kind
 */

/**
 * @typedef {object} FieldSpec
 * @property {string} name
 * @property {Kind} kind
 * @property {boolean} required
 * @property {import('./labels.mjs').LabelPair} label
 * @property {string[]} options of a choice
 * @property {FieldSpec[]} fields of a list
 */

const leafKinds = /** @type {const} */ ([
  ...['text', 'html', 'link', 'icon', 'color', 'length', 'date', 'choice', 'boolean', 'tags', 'image', 'movie', 'file'],
]);

/** Names that every section uses itself: on the wire, and as the backend stores it. */
const reserved = [
  ...['id', 'type', 'order', 'contentLanguage'],
  ...['sectionId', 'isHidden', 'reusable', 'blockType', 'blockName'],
];

const shape = /^([a-z][A-Za-z0-9]*):([a-z]+)(?:\((.*)\))?(!)?(?:=(.*))?$/s;

/** @param {string} text `a:text,b:list(c:text)` @returns {string[]} its parts at the commas outside of brackets */
function split(text) {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/**
 * Reads a field as the command line names it: `name:kind`, then `!` if it is required, then `=Label` or `=Turkish|English`. A choice has its
 * values and a list its fields in brackets: `size:choice(small,large)`, `items:list(title:text!,text:html)`.
 *
 * @param {string} text
 * @returns {FieldSpec}
 * @throws {Error} with one line that says what is wrong
 */
function parseField(text) {
  const [, name = '', kind = '', inside = '', isRequired, label] = shape.exec(text) ?? [];
  if (!name) throw new Error(`"${text}" is no field: write NAME:KIND, such as title:text! or photo:image=Photograph`);
  if (reserved.includes(name))
    throw new Error(`"${name}" is a name that every section uses itself: choose another one`);
  if (kind !== 'list' && !leafKinds.some((known) => known === kind))
    throw new Error(`"${kind}" is no kind of field: choose ${leafKinds.join(', ')} or list(…)`);
  if ((kind === 'list' || kind === 'choice') && !inside.trim())
    throw new Error(`"${name}" needs brackets: ${kind === 'list' ? 'items:list(title:text)' : 'size:choice(a,b)'}`);
  return {
    name,
    kind: /** @type {Kind} */ (kind),
    required: isRequired !== undefined,
    label: label?.trim() ? labelPair(label) : labelOfName(name),
    options: kind === 'choice' ? split(inside) : [],
    fields: kind === 'list' ? parseFields(split(inside)) : [],
  };
}

/**
 * @param {readonly string[]} texts one per field
 * @returns {FieldSpec[]}
 * @throws {Error} with one line that says what is wrong
 */
export function parseFields(texts) {
  const fields = texts.map(parseField);
  const twice = fields.find(({ name }, index) => fields.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`"${twice.name}" is there twice`);
  return fields;
}
