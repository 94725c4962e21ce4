import ts from 'typescript';

/** @typedef {{ [name: string]: string | Texts }} Texts */

/** @param {string} text as Payload's own files have it */
const literal = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * Puts texts into the source of a module that holds texts in an object, and leaves everything else as it is.
 *
 * @param {string} source TypeScript, whose first object literal has the texts
 * @param {Texts} texts those that replace others or are new, by their names
 * @returns {string} the new source
 */
export function mergeTexts(source, texts) {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  /** @type {{ start: number, end: number, text: string }[]} */
  const changes = [];

  /** @param {ts.ObjectLiteralExpression} object @param {Texts} wanted @param {string} indent */
  function merge(object, wanted, indent) {
    const own = object.properties.filter(ts.isPropertyAssignment);
    for (const [name, text] of Object.entries(wanted)) {
      const property = own.find((one) => one.name.getText(file).replaceAll("'", '') === name);
      const value = property?.initializer;
      if (typeof text !== 'string') {
        if (!value || !ts.isObjectLiteralExpression(value)) throw new Error(`no group of texts: ${name}`);
        merge(value, text, `${indent}  `);
      } else if (value) {
        changes.push({ start: value.getStart(file), end: value.end, text: literal(text) });
      } else {
        const next = own.find((one) => one.name.getText(file) > name);
        const at = next ? next.getStart(file) : object.end - 1;
        // Before the line's own indent, where it follows the last one.
        const [before, after] = next ? ['', `\n${indent}`] : ['  ', `\n${indent.slice(2)}`];
        changes.push({ start: at, end: at, text: `${before}${name}: ${literal(text)},${after}` });
      }
    }
  }

  /** @param {ts.Node} node @returns {ts.ObjectLiteralExpression | undefined} */
  const firstObject = (node) => (ts.isObjectLiteralExpression(node) ? node : ts.forEachChild(node, firstObject));
  const object = firstObject(file);
  if (!object) throw new Error('no texts in the source');
  merge(object, texts, '    '.slice(2));
  let merged = source;
  // From the end, so that places stay. Of new texts at one place, the last one in the alphabet comes last.
  for (const [, { start, end, text }] of [...changes.entries()].sort(
    ([a, one], [b, other]) => other.start - one.start || b - a,
  )) {
    merged = merged.slice(0, start) + text + merged.slice(end);
  }
  return merged;
}
