import type { Fields } from '../../../lib/sections/define-section';
import { definitionOf, type WireSection } from './section';
import { isRecord, rowsOf } from './values';

function hasOwnText(fields: Fields, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = values[name];
    if (field.kind === 'group') return isRecord(value) && hasOwnText(field.fields, value);
    if (field.kind === 'list') return rowsOf(value).some((row) => hasOwnText(field.fields, row));
    return field.localized && (typeof value === 'string' || Array.isArray(value)) && value.length > 0;
  });
}

/** Whether a section of a language says anything in it: pictures, links and colours are every language's. */
export function saysSomething(section: WireSection): boolean {
  const definition = definitionOf({ blockType: section.type });
  return definition !== undefined && hasOwnText(definition.fields, section);
}
