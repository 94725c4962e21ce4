/** @typedef {import('./parse-fields.mjs').FieldSpec} FieldSpec */

/** @param {string} text @returns {string} a literal of TypeScript */
const quoted = (text) => JSON.stringify(text);

/** @param {import('./labels.mjs').LabelPair} label @returns {string} */
const labelCode = ({ tr, en }) => `{ tr: ${quoted(tr)}, en: ${quoted(en)} }`;

/** @param {FieldSpec} field @returns {string} */
function fieldCode({ kind, required, label, options, fields }) {
  if (kind === 'list') return `list(${labelCode(label)}, ${fieldsCode(fields)})`;
  const settings = [required && 'required: true', options.length > 0 && `options: [${options.map(quoted).join(', ')}]`];
  const given = settings.filter(Boolean).join(', ');
  return `field('${kind}', ${labelCode(label)}${given && `, { ${given} }`})`;
}

/** @param {readonly FieldSpec[]} fields @returns {string} */
const fieldsCode = (fields) => `{ ${fields.map((field) => `${field.name}: ${fieldCode(field)},`).join(' ')} }`;

/**
 * The source of an own section's definition.
 *
 * @param {string} type its key on the wire
 * @param {import('./labels.mjs').LabelPair} label its name for editors
 * @param {readonly FieldSpec[]} fields
 * @returns {string}
 */
export function definitionSource(type, label, fields) {
  const code = fieldsCode(fields);
  const helpers = ['defineSection', 'field', ...(code.includes('list(') ? ['list'] : [])];
  return `import { ${helpers.join(', ')} } from '../../../lib/sections/define-section';

export const ${type} = defineSection({
  type: '${type}',
  label: ${labelCode(label)},
  fields: ${code},
});
`;
}
